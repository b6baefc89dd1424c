CREATE TYPE "public"."upload_purpose" AS ENUM('contribution', 'interview');--> statement-breakpoint
DROP INDEX "comments_content";--> statement-breakpoint
DROP INDEX "comments_parent";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "rank" integer GENERATED ALWAYS AS ((1000000::bigint * (likes - dislikes) / (likes + dislikes + 4))::integer) STORED;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" "upload_purpose" NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "comments_moderated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("content_id","rank","id") WHERE parent_id is null and status = 'published';--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","content_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_content" ON "comments" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","id");