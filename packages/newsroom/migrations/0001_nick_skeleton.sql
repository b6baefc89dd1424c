ALTER TABLE "users" ADD COLUMN "nick_skeleton" text;--> statement-breakpoint
-- lock: nobody reads accounts meanwhile, since the column above came in the same transaction. The column is empty: a
-- second is enough at a million readers.
CREATE UNIQUE INDEX "users_nick_skeleton" ON "users" USING btree ("nick_skeleton");