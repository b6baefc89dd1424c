ALTER TABLE "pictures" ADD COLUMN "caption_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "caption_ca" text DEFAULT '' NOT NULL;