CREATE TABLE "account_deletions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"copied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "account_deletions_uncopied" ON "account_deletions" USING btree ("account_id") WHERE copied_at is null;--> statement-breakpoint
-- Whoever deletes an account, the release before this one and a person at the database included.
CREATE FUNCTION portada_log_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_deletions (account_id, deleted_at) VALUES (OLD.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_log_deletion AFTER DELETE ON users
FOR EACH ROW EXECUTE FUNCTION portada_log_deletion();
