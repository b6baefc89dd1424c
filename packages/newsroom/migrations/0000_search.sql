-- What the search columns of the schema stand on. Belongs before the tables, as the first migration.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
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
-- A word is kept stemmed as it is written and stemmed without accents: «informaciones» leads to «información»
-- only by the first, «informacion» only by the second.
CREATE FUNCTION portada_vector(lang text, t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN to_tsvector('portada_ca'::regconfig, t) || to_tsvector('pg_catalog.catalan'::regconfig, t)
  ELSE to_tsvector('portada_es'::regconfig, t) || to_tsvector('pg_catalog.spanish'::regconfig, t)
END;
--> statement-breakpoint
CREATE FUNCTION portada_words(lang text, title text, lead text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(portada_vector(lang, title), 'A')
  || setweight(portada_vector(lang, lead), 'B')
  || setweight(portada_vector(lang, body), 'D');
--> statement-breakpoint
-- What a reader typed, as a query over both forms. websearch_to_tsquery() takes any text without an error.
CREATE FUNCTION portada_query(lang text, t text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN websearch_to_tsquery('portada_ca'::regconfig, t) || websearch_to_tsquery('pg_catalog.catalan'::regconfig, t)
  ELSE websearch_to_tsquery('portada_es'::regconfig, t) || websearch_to_tsquery('pg_catalog.spanish'::regconfig, t)
END;
