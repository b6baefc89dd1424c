DROP INDEX "comments_content";--> statement-breakpoint
DROP INDEX "comments_parent";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "rank" integer GENERATED ALWAYS AS ((1000000::bigint * (likes - dislikes) / (likes + dislikes + 4))::integer) STORED;--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("content_id","rank","id") WHERE parent_id is null and status = 'published';--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","content_id");--> statement-breakpoint
CREATE INDEX "comments_content" ON "comments" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","id");