CREATE TABLE "imported_items" (
	"site_id" integer NOT NULL,
	"source" text NOT NULL,
	"item" text NOT NULL,
	"content_id" integer,
	"schedule_entry_id" integer,
	"fingerprint" text NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_items_site_id_source_item_pk" PRIMARY KEY("site_id","source","item")
);
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_schedule_entry_id_schedule_entries_id_fk" FOREIGN KEY ("schedule_entry_id") REFERENCES "public"."schedule_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_items_content" ON "imported_items" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "imported_items_schedule_entry" ON "imported_items" USING btree ("schedule_entry_id");