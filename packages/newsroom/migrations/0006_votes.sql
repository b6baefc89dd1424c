ALTER TABLE "poll_votes" DROP CONSTRAINT "poll_votes_option_id_poll_options_id_fk";
--> statement-breakpoint
DROP INDEX "recipe_ratings_address";--> statement-breakpoint
ALTER TABLE "poll_votes" ADD COLUMN "option_ids" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "max_choices" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "voters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_ratings_address" ON "recipe_ratings" USING btree ("content_id","address_hash") WHERE "recipe_ratings"."user_id" is null and "recipe_ratings"."address_hash" <> '';--> statement-breakpoint
ALTER TABLE "poll_votes" DROP COLUMN "option_id";