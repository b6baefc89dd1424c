-- For the totals of lists. A publisher of millions makes them by hand before the upgrade (CREATE INDEX CONCURRENTLY).
-- lock: a third of a second for both at 100,000 contents, which are read meanwhile.
CREATE INDEX IF NOT EXISTS "contents_visible_section" ON "contents" USING btree ("section_id","published_at","id","site_id") WHERE "contents"."withdrawn_at" is null;--> statement-breakpoint
-- lock: as above.
CREATE INDEX IF NOT EXISTS "contents_visible_kind" ON "contents" USING btree ("site_id","kind","published_at","id") WHERE "contents"."withdrawn_at" is null;
