-- What the search columns of the schema stand on. Belongs before the tables, as the first migration.
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
