-- The whole database. Drizzle wrote the types, the tables and their indexes; the extensions, the search and the triggers
-- are written by hand.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION portada_es (COPY = pg_catalog.spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portada_es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION portada_ca (COPY = pg_catalog.catalan);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION portada_ca ALTER MAPPING FOR hword, hword_part, word WITH unaccent, catalan_stem;
--> statement-breakpoint
-- Lower case without accents. unaccent() itself is only STABLE, since its dictionary could be replaced; ours is not.
CREATE FUNCTION portada_fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, t));
--> statement-breakpoint
-- Two vectors in one, with a gap between them: no phrase is to begin in the one and end in the other. The parser makes
-- no word of a tilde, so nobody finds the one that keeps the place.
CREATE FUNCTION portada_apart(a tsvector, b tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN a || '~:9'::tsvector || b;
--> statement-breakpoint
-- A word is kept stemmed as it is written and stemmed without accents: «informaciones» leads to «información»
-- only by the first, «informacion» only by the second.
CREATE FUNCTION portada_vector(lang text, t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN portada_apart(to_tsvector('portada_ca'::regconfig, t), to_tsvector('pg_catalog.catalan'::regconfig, t))
  ELSE portada_apart(to_tsvector('portada_es'::regconfig, t), to_tsvector('pg_catalog.spanish'::regconfig, t))
END;
--> statement-breakpoint
-- Every word of a content: what finds it.
CREATE FUNCTION portada_words(lang text, title text, lead text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN portada_apart(
  portada_apart(portada_vector(lang, title), portada_vector(lang, lead)),
  portada_vector(lang, body)
);
--> statement-breakpoint
-- The words of a title, unstemmed too, so that half a word finds them.
CREATE FUNCTION portada_title(lang text, title text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN portada_apart(
  portada_vector(lang, title),
  to_tsvector('pg_catalog.simple'::regconfig, portada_fold(title))
);
--> statement-breakpoint
-- Both of two queries in one; equal ones once, since the planner takes every alternative for a chance of its own.
CREATE FUNCTION portada_either(a tsquery, b tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN a = b THEN a ELSE a || b END;
--> statement-breakpoint
-- One term that a reader typed, as a query over both forms: a word, or several in their order. It takes any text
-- without an error and knows no operators.
CREATE FUNCTION portada_term(lang text, t text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN portada_either(phraseto_tsquery('portada_ca'::regconfig, t), phraseto_tsquery('pg_catalog.catalan'::regconfig, t))
  ELSE portada_either(phraseto_tsquery('portada_es'::regconfig, t), phraseto_tsquery('pg_catalog.spanish'::regconfig, t))
END;
--> statement-breakpoint
-- Words of four letters or more: a shorter one has too many neighbours to guess from.
CREATE FUNCTION portada_spellings(t text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT found[1]
  FROM regexp_matches(portada_fold(regexp_replace(t, '<[^>]*>', ' ', 'g')), '[a-z]{4,30}', 'g') AS found
$$;
--> statement-breakpoint
CREATE TYPE "public"."moderation" AS ENUM('waiting', 'published', 'rejected');
--> statement-breakpoint
CREATE TYPE "public"."upload_kind" AS ENUM('image', 'video');
--> statement-breakpoint
CREATE TYPE "public"."upload_purpose" AS ENUM('contribution', 'interview');
--> statement-breakpoint
CREATE TYPE "public"."access_level" AS ENUM('free', 'registered');
--> statement-breakpoint
CREATE TYPE "public"."content_kind" AS ENUM('article', 'blog', 'video', 'audio', 'gallery', 'live', 'poll', 'recipe', 'event', 'interview', 'contribution', 'newsletter');
--> statement-breakpoint
CREATE TYPE "public"."news_type" AS ENUM('news', 'opinion', 'analysis', 'report', 'chronicle', 'editorial', 'review');
--> statement-breakpoint
CREATE TYPE "public"."paywall_message_type" AS ENUM('bottom', 'float', 'counter', 'modal');
--> statement-breakpoint
CREATE TYPE "public"."medium" AS ENUM('tv', 'radio');
--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('es', 'ca');
--> statement-breakpoint
CREATE TABLE "followed_authors" (
	"user_id" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_authors_user_id_author_id_pk" PRIMARY KEY("user_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"lang" "language" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_contents" (
	"user_id" text NOT NULL,
	"content_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_contents_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email" text NOT NULL,
	"newsletter_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "subscriptions_email_newsletter_id_pk" PRIMARY KEY("email","newsletter_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"nick" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"kind" text DEFAULT 'standard' NOT NULL,
	"lang" "language" DEFAULT 'es' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"birthdate" date,
	"phone" text DEFAULT '' NOT NULL,
	"nif" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"bulletin" boolean DEFAULT false NOT NULL,
	"demo_bulletin" boolean DEFAULT false NOT NULL,
	"alternative_email" text DEFAULT '' NOT NULL,
	"social_provider" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"comment_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "comment_votes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"user_id" text,
	"parent_id" integer,
	"nick" text NOT NULL,
	"text" text NOT NULL,
	"status" "moderation" DEFAULT 'published' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"rank" integer GENERATED ALWAYS AS ((1000000::bigint * (likes - dislikes) / (likes + dislikes + 4))::integer) STORED
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"upload_id" text,
	"status" "moderation" DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "interview_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"user_id" text,
	"nick" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"upload_id" text,
	"status" "moderation" DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "poll_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"poll_id" integer NOT NULL,
	"text" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"option_ids" integer[] NOT NULL,
	CONSTRAINT "poll_votes_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "polls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"question" text NOT NULL,
	"closes_at" timestamp with time zone,
	"max_choices" smallint DEFAULT 1 NOT NULL,
	"opens_at" timestamp with time zone,
	"voters" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_ratings" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "recipe_ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"user_id" text,
	"address_hash" text NOT NULL,
	"value" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" "upload_kind" NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"path" text NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purpose" "upload_purpose" NOT NULL,
	"checked_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role_es" text DEFAULT '' NOT NULL,
	"role_ca" text DEFAULT '' NOT NULL,
	"bio_es" text DEFAULT '' NOT NULL,
	"bio_ca" text DEFAULT '' NOT NULL,
	"picture_id" text,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (portada_fold(name)) STORED,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content_authors" (
	"content_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_authors_content_id_author_id_pk" PRIMARY KEY("content_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"kind" "content_kind" NOT NULL,
	"lang" "language" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"kicker" text DEFAULT '' NOT NULL,
	"kicker_href" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"news_type" "news_type" DEFAULT 'news' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"picture_id" text,
	"multimedia" jsonb,
	"duration_seconds" integer,
	"show_id" integer,
	"blog" text DEFAULT '' NOT NULL,
	"recipe" jsonb,
	"total_minutes" integer,
	"rating_value" double precision DEFAULT 0 NOT NULL,
	"rating_votes" integer DEFAULT 0 NOT NULL,
	"event" jsonb,
	"closes_at" timestamp with time zone,
	"question_limit" integer,
	"comments_shown" boolean DEFAULT true NOT NULL,
	"comments_open" boolean DEFAULT true NOT NULL,
	"comments_moderated" boolean DEFAULT false NOT NULL,
	"num_comments" integer DEFAULT 0 NOT NULL,
	"access" "access_level" DEFAULT 'free' NOT NULL,
	"home_rank" integer,
	"reads_today" integer DEFAULT 0 NOT NULL,
	"reads_week" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (portada_words(case lang when 'ca' then 'ca' else 'es' end, title, kicker || ' ' || summary, body)) STORED,
	"title_words" "tsvector" GENERATED ALWAYS AS (portada_title(case lang when 'ca' then 'ca' else 'es' end, title)) STORED,
	"opens_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "event_occurrences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"site_id" integer NOT NULL,
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_words_site_id_word_pk" PRIMARY KEY("site_id","word")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"in_menu" boolean DEFAULT true NOT NULL,
	"comments_moderated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_positions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"type" text NOT NULL,
	"ad_unit_code" text NOT NULL,
	"sizes" text NOT NULL,
	"mapping" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"min_height_desktop" integer NOT NULL,
	"min_height_mobile" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"picture_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hot_topics" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "hot_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"frequency" text NOT NULL,
	"picture_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"section_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_forecasts" (
	"place_id" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "weather_forecasts_place_id_day_pk" PRIMARY KEY("place_id","day")
);
--> statement-breakpoint
CREATE TABLE "weather_places" (
	"id" text PRIMARY KEY NOT NULL,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_rules" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "flag_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flag" text NOT NULL,
	"is_on" boolean NOT NULL,
	"site_id" integer,
	"path" text DEFAULT '' NOT NULL,
	"percentage" integer DEFAULT 100 NOT NULL,
	"percent_of" text DEFAULT 'pages' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "paywall_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"type" "paywall_message_type" NOT NULL,
	"can_be_closed" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paywall_reads" (
	"user_id" text NOT NULL,
	"site_id" integer NOT NULL,
	"condition_name" text NOT NULL,
	"starts_on" date NOT NULL,
	"content_ids" integer[] NOT NULL,
	CONSTRAINT "paywall_reads_user_id_site_id_condition_name_pk" PRIMARY KEY("user_id","site_id","condition_name")
);
--> statement-breakpoint
CREATE TABLE "paywall_rules" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "paywall_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" text NOT NULL,
	"condition_name" text NOT NULL,
	"access" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"limit" integer,
	"period" text DEFAULT 'month' NOT NULL,
	"open_message_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_message_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paywall_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"medium" "medium" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_entries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "schedule_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"channel_id" text NOT NULL,
	"show_id" integer,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "streams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kicker" text NOT NULL,
	"title" text NOT NULL,
	"video_content_id" integer,
	"audio_content_id" integer,
	"picture_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"medium" "medium" NOT NULL,
	"summary" text NOT NULL,
	"picture_id" text,
	"last_published_at" timestamp with time zone NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (portada_fold(name)) STORED,
	"initial" text GENERATED ALWAYS AS (coalesce(substring(portada_fold(name) from '^[^a-z0-9]*([a-z])'), '#')) STORED
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"alt_es" text NOT NULL,
	"alt_ca" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"credit" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"media_id" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"lang" "language" NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sites_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "social_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"site_base" text NOT NULL,
	"back_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_signups" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "followed_authors" ADD CONSTRAINT "followed_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "followed_authors" ADD CONSTRAINT "followed_authors_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recipe_ratings" ADD CONSTRAINT "recipe_ratings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recipe_ratings" ADD CONSTRAINT "recipe_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_authors" ADD CONSTRAINT "content_authors_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_authors" ADD CONSTRAINT "content_authors_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ad_positions" ADD CONSTRAINT "ad_positions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hot_topics" ADD CONSTRAINT "hot_topics_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "weather_forecasts" ADD CONSTRAINT "weather_forecasts_place_id_weather_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."weather_places"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flag_rules" ADD CONSTRAINT "flag_rules_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_schedule_entry_id_schedule_entries_id_fk" FOREIGN KEY ("schedule_entry_id") REFERENCES "public"."schedule_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paywall_messages" ADD CONSTRAINT "paywall_messages_version_id_paywall_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."paywall_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paywall_reads" ADD CONSTRAINT "paywall_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paywall_reads" ADD CONSTRAINT "paywall_reads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paywall_rules" ADD CONSTRAINT "paywall_rules_version_id_paywall_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."paywall_versions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paywall_versions" ADD CONSTRAINT "paywall_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_entries" ADD CONSTRAINT "schedule_entries_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_video_content_id_contents_id_fk" FOREIGN KEY ("video_content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_audio_content_id_contents_id_fk" FOREIGN KEY ("audio_content_id") REFERENCES "public"."contents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "followed_authors_author" ON "followed_authors" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "saved_contents_content" ON "saved_contents" USING btree ("content_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "subscriptions_newsletter" ON "subscriptions" USING btree ("newsletter_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_nick" ON "users" USING btree (portada_fold("nick"));
--> statement-breakpoint
CREATE INDEX "comment_reports_user" ON "comment_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "comment_votes_user" ON "comment_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "comments_content" ON "comments" USING btree ("content_id","id");
--> statement-breakpoint
CREATE INDEX "comments_heads" ON "comments" USING btree ("content_id","id") WHERE parent_id is null and status = 'published';
--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("content_id","rank","id") WHERE parent_id is null and status = 'published';
--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","id");
--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","content_id");
--> statement-breakpoint
CREATE INDEX "contributions_content" ON "contributions" USING btree ("content_id","status");
--> statement-breakpoint
CREATE INDEX "interview_questions_content" ON "interview_questions" USING btree ("content_id","status");
--> statement-breakpoint
CREATE INDEX "poll_options_poll" ON "poll_options" USING btree ("poll_id");
--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "polls_content" ON "polls" USING btree ("content_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_ratings_user" ON "recipe_ratings" USING btree ("content_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_ratings_address" ON "recipe_ratings" USING btree ("content_id","address_hash") WHERE "recipe_ratings"."user_id" is null and "recipe_ratings"."address_hash" <> '';
--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "content_authors_author" ON "content_authors" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "contents_latest" ON "contents" USING btree ("site_id","published_at","id") WHERE "contents"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "contents_section" ON "contents" USING btree ("section_id","published_at","id");
--> statement-breakpoint
CREATE INDEX "contents_kind" ON "contents" USING btree ("site_id","kind","published_at","id");
--> statement-breakpoint
CREATE INDEX "contents_show" ON "contents" USING btree ("show_id","published_at");
--> statement-breakpoint
CREATE INDEX "contents_search" ON "contents" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING gin ("title_words");
--> statement-breakpoint
CREATE INDEX "event_occurrences_dates" ON "event_occurrences" USING btree ("starts_on","ends_on");
--> statement-breakpoint
CREATE INDEX "event_occurrences_content" ON "event_occurrences" USING btree ("content_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sections_site_slug" ON "sections" USING btree ("site_id","slug");
--> statement-breakpoint
CREATE INDEX "flag_rules_site" ON "flag_rules" USING btree ("site_id");
--> statement-breakpoint
CREATE INDEX "imported_items_content" ON "imported_items" USING btree ("content_id");
--> statement-breakpoint
CREATE INDEX "imported_items_schedule_entry" ON "imported_items" USING btree ("schedule_entry_id");
--> statement-breakpoint
CREATE INDEX "paywall_messages_version" ON "paywall_messages" USING btree ("version_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "paywall_rules_name" ON "paywall_rules" USING btree ("version_id","condition_name");
--> statement-breakpoint
CREATE INDEX "schedule_entries_time" ON "schedule_entries" USING btree ("site_id","channel_id","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "shows_site_slug" ON "shows" USING btree ("site_id","slug");
--> statement-breakpoint
CREATE INDEX "shows_latest" ON "shows" USING btree ("site_id","last_published_at","id");
--> statement-breakpoint
CREATE INDEX "shows_name" ON "shows" USING gin ("name_folded" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "social_flows_expiry" ON "social_flows" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "social_signups_expiry" ON "social_signups" USING btree ("expires_at");
--> statement-breakpoint
-- Long texts lie apart from their rows as far as that goes: a search walks over the rows of all that it counts, and
-- reads the texts of a dozen.
ALTER TABLE "contents" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- What keeps `search_words`, from which mistyped words are put right.
CREATE FUNCTION portada_learn_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the words, so that two newsrooms that write at once wait for each other and never deadlock.
  INSERT INTO search_words AS known (site_id, word, uses)
  SELECT site_id, word, count(*)
  FROM added, portada_spellings(title || ' ' || kicker || ' ' || summary) AS word
  GROUP BY site_id, word ORDER BY site_id, word
  ON CONFLICT (site_id, word) DO UPDATE SET uses = known.uses + excluded.uses;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION portada_learn_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (site_id, word, uses)
  SELECT NEW.site_id, word, 1
  FROM portada_spellings(NEW.title || ' ' || NEW.kicker || ' ' || NEW.summary) AS word
  ORDER BY word
  ON CONFLICT (site_id, word) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contents_learn_added AFTER INSERT ON contents REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION portada_learn_added();
--> statement-breakpoint
CREATE TRIGGER contents_learn_changed AFTER UPDATE OF title, kicker, summary ON contents
FOR EACH ROW EXECUTE FUNCTION portada_learn_changed();
