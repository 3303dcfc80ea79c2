-- Where a row of the ledger comes from. What an administrator corrected holds until the provider says something new.
ALTER TABLE payment_logs
  ADD COLUMN source text NOT NULL DEFAULT 'provider' CHECK (source IN ('provider', 'import', 'correction'));

-- Each payment as its newest row in the ledger says, with what lists and charts ask for. Triggers keep it; nobody else
-- writes here.
CREATE TABLE current_payments (
  payment_key text PRIMARY KEY,
  log_id uuid NOT NULL,
  version integer NOT NULL,
  position bigint NOT NULL,
  user_id uuid NOT NULL,
  stripe_customer_id text,
  amount integer NOT NULL,
  -- Money that did not stay: refunds, and the whole of a payment that is disputed.
  amount_returned integer NOT NULL,
  currency text NOT NULL,
  payment_status text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  -- When the money came; null where it did not.
  paid_at timestamptz,
  -- What a payment that stands pays for, and what it comes to a month; null for all others.
  paid_until timestamptz,
  monthly_amount integer
);

-- The month and the year are those of UTC, whatever the session's time zone is.
CREATE FUNCTION payment_as_it_stands(key text) RETURNS SETOF current_payments LANGUAGE sql STABLE AS $$
  SELECT
    newest.payment_key, newest.id, newest.version, newest.position, newest.user_id, newest.stripe_customer_id,
    newest.amount,
    CASE WHEN newest.payment_status IN ('refunded', 'disputed') THEN newest.amount
      ELSE least(newest.amount_refunded, newest.amount) END,
    newest.currency, newest.payment_status, newest.created_at, newest.deleted_at,
    CASE WHEN newest.payment_status IN ('completed', 'refunded', 'disputed') THEN paid.at END,
    CASE WHEN newest.payment_status = 'completed'
      THEN (paid.at AT TIME ZONE 'UTC' + period.length) AT TIME ZONE 'UTC' END,
    CASE WHEN newest.payment_status = 'completed'
      THEN round((newest.amount - least(newest.amount_refunded, newest.amount)) / period.months)::integer END
  FROM (SELECT * FROM payment_logs WHERE payment_key = key ORDER BY version DESC LIMIT 1) AS newest
  LEFT JOIN LATERAL (
    SELECT created_at AS at FROM payment_logs
    WHERE payment_key = key AND payment_status IN ('completed', 'refunded', 'disputed')
    ORDER BY version LIMIT 1
  ) AS paid ON true
  LEFT JOIN (VALUES ('monthly', interval '1 month', 1.0), ('yearly', interval '1 year', 12.0))
    AS period (name, length, months) ON period.name = newest.metadata ->> 'billing_period'
$$;

CREATE FUNCTION keep_current_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO current_payments
  SELECT standing.*
  FROM (SELECT DISTINCT payment_key FROM touched ORDER BY payment_key) AS keys
  CROSS JOIN LATERAL payment_as_it_stands(keys.payment_key) AS standing
  ON CONFLICT (payment_key) DO UPDATE SET
    log_id = excluded.log_id,
    version = excluded.version,
    position = excluded.position,
    user_id = excluded.user_id,
    stripe_customer_id = excluded.stripe_customer_id,
    amount = excluded.amount,
    amount_returned = excluded.amount_returned,
    currency = excluded.currency,
    payment_status = excluded.payment_status,
    created_at = excluded.created_at,
    deleted_at = excluded.deleted_at,
    paid_at = excluded.paid_at,
    paid_until = excluded.paid_until,
    monthly_amount = excluded.monthly_amount
  -- Whoever was slower knows less.
  WHERE current_payments.version <= excluded.version;
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_payment_logs AFTER INSERT ON payment_logs
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_current_payments();
CREATE TRIGGER note_changed_payment_logs AFTER UPDATE ON payment_logs
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_current_payments();

INSERT INTO current_payments
SELECT standing.*
FROM (SELECT DISTINCT payment_key FROM payment_logs) AS keys
CROSS JOIN LATERAL payment_as_it_stands(keys.payment_key) AS standing;

-- For each filter and order of the lists. The key beside it lets a far page be counted out in the index alone.
CREATE INDEX current_payments_created_at ON current_payments (created_at, position) INCLUDE (payment_key)
  WHERE deleted_at IS NULL;
CREATE INDEX current_payments_amount ON current_payments (amount, position) INCLUDE (payment_key)
  WHERE deleted_at IS NULL;
CREATE INDEX current_payments_status ON current_payments (payment_status, created_at, position) INCLUDE (payment_key)
  WHERE deleted_at IS NULL;
CREATE INDEX current_payments_status_amount ON current_payments (payment_status, amount, position) INCLUDE (payment_key)
  WHERE deleted_at IS NULL;
CREATE INDEX current_payments_user ON current_payments (user_id, created_at, position) WHERE deleted_at IS NULL;
CREATE INDEX current_payments_key ON current_payments (payment_key text_pattern_ops) WHERE deleted_at IS NULL;
CREATE INDEX current_payments_customer ON current_payments (stripe_customer_id text_pattern_ops)
  WHERE deleted_at IS NULL;
-- For the charts: what came in, and who had paid for which time.
CREATE INDEX current_payments_paid_at ON current_payments (paid_at) INCLUDE (currency, amount, amount_returned)
  WHERE deleted_at IS NULL AND paid_at IS NOT NULL;
CREATE INDEX current_payments_paid_times ON current_payments (user_id, paid_at, position)
  INCLUDE (paid_until, monthly_amount, currency)
  WHERE deleted_at IS NULL AND paid_until IS NOT NULL;
CREATE INDEX current_payments_paid_until ON current_payments (paid_until)
  WHERE deleted_at IS NULL AND paid_until IS NOT NULL;

CREATE INDEX billing_events_received_at ON billing_events (received_at, id);
CREATE INDEX billing_events_id ON billing_events (id text_pattern_ops);
CREATE INDEX billing_events_customer ON billing_events (customer_id text_pattern_ops);

-- Who was there on which day, in UTC, and how many texts they had rewritten. Guests together are the nil id.
CREATE TABLE activity_days (
  day date NOT NULL,
  user_id uuid NOT NULL,
  generations integer NOT NULL DEFAULT 0 CHECK (generations >= 0),
  PRIMARY KEY (day, user_id)
);
CREATE INDEX activity_days_user_id ON activity_days (user_id);

-- The days of an account that goes stay counted, and lead neither to it nor to each other.
CREATE FUNCTION close_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activity_days SET user_id = gen_random_uuid() WHERE user_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER close_activity AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION close_activity();
