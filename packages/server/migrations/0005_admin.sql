-- People are searched by any part of address, name and id.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Whose accounts may be gone by now: then the ids lead to nobody.
  actor_id uuid,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text,
  details jsonb NOT NULL
);
CREATE INDEX audit_log_target ON audit_log (target_id, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_action ON audit_log (action, id DESC);

-- What was done stays written down; only what is old enough may go.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' OR OLD.at > now() - interval '700 days' THEN
    RAISE EXCEPTION 'rows of audit_log stay as they are';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_audit_log BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER keep_whole_audit_log BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
