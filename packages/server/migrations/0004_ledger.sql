-- The ledger cannot be emptied either, and a pseudonym is given once: by the trigger that runs when an account goes, and
-- by no statement of anybody's.
CREATE OR REPLACE FUNCTION keep_payment_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'TRUNCATE') THEN
    RAISE EXCEPTION 'rows of payment_logs are never deleted';
  END IF;
  IF to_jsonb(NEW) - 'user_id' - 'deleted_at' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' - 'deleted_at' THEN
    RAISE EXCEPTION 'rows of payment_logs do not change';
  END IF;
  IF NEW.user_id <> OLD.user_id
    AND (pg_trigger_depth() < 2 OR EXISTS (SELECT FROM users WHERE id = OLD.user_id)) THEN
    RAISE EXCEPTION 'a payment stays with its account';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_all_payment_logs BEFORE TRUNCATE ON payment_logs
  FOR EACH STATEMENT EXECUTE FUNCTION keep_payment_logs();
