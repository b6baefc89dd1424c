CREATE TABLE "used_mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "used_mail_links" ADD CONSTRAINT "used_mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_mail_links_user" ON "used_mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_mail_links_expiry" ON "used_mail_links" USING btree ("expires_at");