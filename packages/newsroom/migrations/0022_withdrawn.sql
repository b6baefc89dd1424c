-- Changes that may show anywhere are told together while many come; what was withdrawn leaves its own address at once.
CREATE TRIGGER portada_withdrawn AFTER UPDATE OF withdrawn_at ON contents
FOR EACH ROW WHEN (NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at)
EXECUTE FUNCTION portada_tell_content('id');
