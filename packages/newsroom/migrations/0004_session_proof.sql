ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A session from before has proved nothing since its login.
-- lock: nobody reads sessions meanwhile, since the column above came in the same transaction: some seconds for a million
-- browsers that are logged in.
UPDATE "sessions" SET "proved_at" = "created_at";
