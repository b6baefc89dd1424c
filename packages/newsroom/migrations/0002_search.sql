-- What the search needs beside columns and indexes. Written by hand; belongs after the tables.

-- Long texts lie apart from their rows as far as that goes: a search walks over the rows of all that it counts, and
-- reads the texts of a dozen.
ALTER TABLE contents SET (toast_tuple_target = 128);
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
