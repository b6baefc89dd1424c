-- lock: the table holds what development keeps of its mail, and nothing where there is a mail server.
ALTER TABLE "mails" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "give_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
-- lock: as above.
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- lock: as above.
CREATE INDEX "mails_due" ON "mails" USING btree ("is_bulk","due_at") WHERE due_at is not null;--> statement-breakpoint
-- lock: as above.
CREATE INDEX "mails_dead" ON "mails" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
-- lock: as above.
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");