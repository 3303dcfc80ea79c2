-- Complimentary generations that are taken and neither kept nor given back yet.
CREATE TABLE credit_reservations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- When the process that reserved must be done; after that the credit is given back.
  lease_ends_at timestamptz NOT NULL
);
CREATE INDEX credit_reservations_user_id ON credit_reservations (user_id);
CREATE INDEX credit_reservations_lease_ends_at ON credit_reservations (lease_ends_at);

-- What the language model has used on a day, in UTC.
CREATE TABLE model_usage (
  day date PRIMARY KEY,
  tokens bigint NOT NULL,
  -- Billionths of a dollar: a single token costs less than a millionth.
  nano_dollars bigint NOT NULL
);
