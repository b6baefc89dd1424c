-- The search told apart: words, titles, half words and mistyped words. Drizzle wrote what concerns columns, indexes and
-- tables; the functions, the triggers and the order are written by hand.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
DROP INDEX "contents_title";
--> statement-breakpoint
DROP INDEX "contents_latest";
--> statement-breakpoint
DROP INDEX "contents_section";
--> statement-breakpoint
DROP INDEX "contents_kind";
--> statement-breakpoint
DROP INDEX "contents_show";
--> statement-breakpoint
DROP INDEX "shows_latest";
--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "title_folded", DROP COLUMN "search";
--> statement-breakpoint
DROP FUNCTION portada_query(text, text);
--> statement-breakpoint
-- Two vectors in one, with a gap between them: no phrase is to begin in the one and end in the other. The parser makes
-- no word of a tilde, so nobody finds the one that keeps the place.
CREATE FUNCTION portada_apart(a tsvector, b tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN a || '~:9'::tsvector || b;
--> statement-breakpoint
-- A word is kept stemmed as it is written and stemmed without accents: «informaciones» leads to «información»
-- only by the first, «informacion» only by the second.
CREATE OR REPLACE FUNCTION portada_vector(lang text, t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN portada_apart(to_tsvector('portada_ca'::regconfig, t), to_tsvector('pg_catalog.catalan'::regconfig, t))
  ELSE portada_apart(to_tsvector('portada_es'::regconfig, t), to_tsvector('pg_catalog.spanish'::regconfig, t))
END;
--> statement-breakpoint
-- Every word of a content: what finds it.
CREATE OR REPLACE FUNCTION portada_words(lang text, title text, lead text, body text) RETURNS tsvector
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
-- Long texts lie apart from their rows as far as that goes: a search walks over the rows of all that it counts, and
-- reads the texts of a dozen.
ALTER TABLE "contents" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "contents"
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (portada_words(case lang when 'ca' then 'ca' else 'es' end, title, kicker || ' ' || summary, body)) STORED,
  ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (portada_title(case lang when 'ca' then 'ca' else 'es' end, title)) STORED;
--> statement-breakpoint
CREATE INDEX "contents_search" ON "contents" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING gin ("title_words");
--> statement-breakpoint
CREATE INDEX "contents_latest" ON "contents" USING btree ("site_id","published_at","id") WHERE "contents"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "contents_section" ON "contents" USING btree ("section_id","published_at","id");
--> statement-breakpoint
CREATE INDEX "contents_kind" ON "contents" USING btree ("site_id","kind","published_at","id");
--> statement-breakpoint
CREATE INDEX "contents_show" ON "contents" USING btree ("show_id","published_at");
--> statement-breakpoint
CREATE INDEX "shows_latest" ON "shows" USING btree ("site_id","last_published_at","id");
--> statement-breakpoint
CREATE TABLE "search_words" (
	"site_id" integer NOT NULL,
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_words_site_id_word_pk" PRIMARY KEY("site_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Here begins what keeps `search_words`, from which mistyped words are put right.
-- Words of four letters or more: a shorter one has too many neighbours to guess from.
CREATE FUNCTION portada_spellings(t text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT found[1]
  FROM regexp_matches(portada_fold(regexp_replace(t, '<[^>]*>', ' ', 'g')), '[a-z]{4,30}', 'g') AS found
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- What is there already.
INSERT INTO search_words (site_id, word, uses)
SELECT site_id, word, count(*)
FROM contents, portada_spellings(title || ' ' || kicker || ' ' || summary) AS word
GROUP BY site_id, word;
