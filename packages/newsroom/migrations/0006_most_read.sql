-- For the lists of the most read, and for the stories that the front page leads with. A publisher of millions makes them
-- by hand before the upgrade (CREATE INDEX CONCURRENTLY).
-- lock: a sixth of a second for all three at 100,000 contents, which are read meanwhile.
CREATE INDEX IF NOT EXISTS "contents_home" ON "contents" USING btree ("site_id","home_rank") WHERE "contents"."home_rank" is not null;--> statement-breakpoint
-- lock: as above.
CREATE INDEX IF NOT EXISTS "contents_read_today" ON "contents" USING btree ("site_id","reads_today","id") WHERE "contents"."withdrawn_at" is null;--> statement-breakpoint
-- lock: as above.
CREATE INDEX IF NOT EXISTS "contents_read_week" ON "contents" USING btree ("site_id","reads_week","id") WHERE "contents"."withdrawn_at" is null;
