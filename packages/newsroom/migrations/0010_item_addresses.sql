ALTER TABLE "imported_items" ADD COLUMN "address" text;--> statement-breakpoint
-- lock: the column is empty, so that the table is read once (a tenth of a second at 100,000 items).
CREATE INDEX "imported_items_address" ON "imported_items" USING btree ("address") WHERE "imported_items"."address" is not null;
