CREATE TYPE "public"."upload_purpose" AS ENUM('contribution', 'interview');--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" "upload_purpose" NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");