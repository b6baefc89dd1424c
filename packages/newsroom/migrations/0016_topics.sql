-- lock: the table is read once, a tenth of a second at 100,000 contents; with more, an operator makes it beforehand.
CREATE INDEX IF NOT EXISTS "contents_topic" ON "contents" USING btree ("section_id","kicker","published_at","id") WHERE withdrawn_at is null and kicker <> '';
