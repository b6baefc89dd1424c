CREATE TABLE "reading_progress" (
	"user_id" text NOT NULL,
	"content_id" integer NOT NULL,
	"paragraph" smallint NOT NULL,
	"fraction" double precision NOT NULL,
	"paragraphs" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_progress_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_progress_content" ON "reading_progress" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "reading_progress_updated" ON "reading_progress" USING btree ("updated_at");