-- A word with joiners (Persian, Hindi) is found without them, and the other way round. What is stored has none yet in its
-- words: imports took them out.
CREATE OR REPLACE FUNCTION portada_unjoined(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(t, U&'\200C\200D', '');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portada_fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, portada_unjoined(t)));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portada_vector(lang text, t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN portada_apart(
    to_tsvector('portada_ca'::regconfig, portada_unjoined(t)),
    to_tsvector('pg_catalog.catalan'::regconfig, portada_unjoined(t))
  )
  ELSE portada_apart(
    to_tsvector('portada_es'::regconfig, portada_unjoined(t)),
    to_tsvector('pg_catalog.spanish'::regconfig, portada_unjoined(t))
  )
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portada_term(lang text, t text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE lang
  WHEN 'ca' THEN portada_either(
    phraseto_tsquery('portada_ca'::regconfig, portada_unjoined(t)),
    phraseto_tsquery('pg_catalog.catalan'::regconfig, portada_unjoined(t))
  )
  ELSE portada_either(
    phraseto_tsquery('portada_es'::regconfig, portada_unjoined(t)),
    phraseto_tsquery('pg_catalog.spanish'::regconfig, portada_unjoined(t))
  )
END;
