-- Tells every process what may be shown differently from now on (`db/changes.ts`): the id of a content that readers
-- changed, or nothing for all else. Equal notifications of a transaction are one.
CREATE FUNCTION portada_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portada_changes', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION portada_tell_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portada_changes', coalesce(to_jsonb(NEW) ->> TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[0], ''));
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'sites', 'sections', 'authors', 'content_authors', 'event_occurrences', 'pictures', 'shows', 'channels',
    'schedule_entries', 'streams', 'newsletters', 'alerts', 'hot_topics', 'weather_places', 'weather_forecasts',
    'ad_positions', 'flag_rules', 'paywall_versions', 'paywall_messages', 'paywall_rules'
  ] LOOP
    EXECUTE format('CREATE TRIGGER portada_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['comments', 'polls', 'contributions', 'interview_questions'] LOOP
    EXECUTE format('CREATE TRIGGER portada_changes AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION portada_tell_content(''content_id'')', name);
    EXECUTE format('CREATE TRIGGER portada_cleared AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change()', name);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER portada_changes AFTER INSERT OR DELETE OR TRUNCATE ON contents
FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change();
--> statement-breakpoint
-- All columns but those that readers change by reading, rating and commenting.
CREATE TRIGGER portada_edited AFTER UPDATE OF
  site_id, section_id, kind, lang, slug, title, kicker, kicker_href, summary, body, news_type, signature,
  published_at, updated_at, withdrawn_at, picture_id, multimedia, duration_seconds, show_id, blog, recipe,
  total_minutes, event, opens_at, closes_at, question_limit, comments_shown, comments_open, comments_moderated,
  access, home_rank, created_at
ON contents FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change();
--> statement-breakpoint
-- Votes are told by their polls.
CREATE TRIGGER portada_changes AFTER UPDATE OF text, position ON poll_options
FOR EACH STATEMENT EXECUTE FUNCTION portada_tell_change();
--> statement-breakpoint
-- What a reader has sent is signed with it.
CREATE TRIGGER portada_renamed AFTER UPDATE OF nick ON users
FOR EACH ROW WHEN (OLD.nick IS DISTINCT FROM NEW.nick) EXECUTE FUNCTION portada_tell_change();
--> statement-breakpoint
CREATE TRIGGER portada_rated AFTER UPDATE OF rating_value, rating_votes ON contents
FOR EACH ROW EXECUTE FUNCTION portada_tell_content('id');
