ALTER TABLE "contents" ADD COLUMN "picture_caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As in the migration `changes`, with the new column.
CREATE OR REPLACE TRIGGER portada_edited AFTER UPDATE OF
  site_id, section_id, kind, lang, slug, title, kicker, kicker_href, summary, body, news_type, signature,
  published_at, updated_at, withdrawn_at, picture_id, multimedia, duration_seconds, show_id, blog, recipe,
  total_minutes, event, opens_at, closes_at, question_limit, comments_shown, comments_open, comments_moderated,
  access, home_rank, created_at, translation_key, picture_caption
ON contents FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change();
