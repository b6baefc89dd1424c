ALTER TABLE "mails" ADD COLUMN "token_hash" text;--> statement-breakpoint
-- lock: the table holds what the mail server has not accepted yet.
CREATE INDEX "mails_token" ON "mails" USING btree ("token_hash") WHERE token_hash is not null;
