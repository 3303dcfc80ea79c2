ALTER TABLE users
  ADD COLUMN cancel_at_period_end boolean NOT NULL DEFAULT false,
  ADD COLUMN premium_until timestamptz;

CREATE TABLE billing_locks (
  subject text PRIMARY KEY,
  holder uuid NOT NULL,
  lease_ends_at timestamptz NOT NULL
);

CREATE TABLE checkouts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  billing_period text NOT NULL CHECK (billing_period IN ('monthly', 'yearly')),
  price_id text NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  session_id text UNIQUE,
  url text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'complete', 'expired')),
  created_at timestamptz NOT NULL
);
CREATE INDEX checkouts_user_id ON checkouts (user_id);
-- Two open checkouts could both be paid.
CREATE UNIQUE INDEX checkouts_one_open ON checkouts (user_id) WHERE status = 'open';

CREATE TABLE closed_customers (
  customer_id text PRIMARY KEY,
  pseudonym uuid NOT NULL,
  closed_at timestamptz NOT NULL
);

CREATE TABLE billing_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  customer_id text,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX billing_events_open ON billing_events (received_at) WHERE processed_at IS NULL;

CREATE TABLE payment_logs (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  payment_key text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  user_id uuid NOT NULL,
  stripe_session_id text,
  stripe_customer_id text,
  stripe_subscription_id text,
  amount integer NOT NULL,
  amount_refunded integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  payment_status text NOT NULL
    CHECK (payment_status IN ('pending', 'completed', 'failed', 'expired', 'refunded', 'disputed')),
  webhook_event_type text,
  product_id text,
  price_id text,
  payment_method text,
  metadata jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (payment_key, version)
);
CREATE INDEX payment_logs_user_id ON payment_logs (user_id);
CREATE INDEX payment_logs_created_at ON payment_logs (created_at DESC);

CREATE TABLE unmatched_payments (
  payment_key text PRIMARY KEY,
  stripe_customer_id text,
  amount integer NOT NULL,
  currency text NOT NULL,
  payment_status text NOT NULL
    CHECK (payment_status IN ('pending', 'completed', 'failed', 'expired', 'refunded', 'disputed')),
  event_type text,
  metadata jsonb NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL
);

-- The ledger only grows: of a row that is there, nothing changes but whose it is (a pseudonym, once) and the mark of
-- deletion.
CREATE FUNCTION keep_payment_logs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'rows of payment_logs are never deleted';
  END IF;
  IF to_jsonb(NEW) - 'user_id' - 'deleted_at' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' - 'deleted_at' THEN
    RAISE EXCEPTION 'rows of payment_logs do not change';
  END IF;
  IF NEW.user_id <> OLD.user_id AND EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RAISE EXCEPTION 'a payment stays with its account';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_payment_logs BEFORE UPDATE OR DELETE ON payment_logs
  FOR EACH ROW EXECUTE FUNCTION keep_payment_logs();

-- Whoever deletes an account, and by whichever way: its payments are kept under a pseudonym that leads to nobody.
CREATE FUNCTION close_billing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid := gen_random_uuid();
BEGIN
  UPDATE payment_logs SET user_id = chosen WHERE user_id = OLD.id;
  IF OLD.stripe_customer_id IS NOT NULL THEN
    INSERT INTO closed_customers VALUES (OLD.stripe_customer_id, chosen, now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER close_billing AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION close_billing();
