-- Requests with the header Idempotency-Key, so that a repeated one is done and counted once. Rows are deleted after a
-- day. A text is stored in none of them, except, for minutes and encrypted, in the answer of Humanize Pro.
CREATE TABLE idempotent_requests (
  -- A keyed hash of the endpoint, the caller and the header.
  key_hash bytea PRIMARY KEY,
  -- Null for a caller without an account.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- A keyed hash of the request's fields.
  request_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- The process that answers the request, until it has answered. After the end of the lease, another may answer.
  lease_id uuid,
  lease_ends_at timestamptz,
  -- The background rewrite that the request started.
  run_id uuid,
  -- Whether Humanize Pro answered. What Humanize Lite answered can be computed again.
  by_pro boolean NOT NULL DEFAULT false,
  -- Whether the answer said that the rewrite was not counted, as an identical one was counted before.
  is_repeat boolean NOT NULL DEFAULT false,
  -- The answer of Humanize Pro, encrypted, until its time is over.
  answer bytea,
  answered_at timestamptz,
  CHECK ((lease_id IS NULL) = (lease_ends_at IS NULL))
);
CREATE INDEX idempotent_requests_created_at ON idempotent_requests (created_at);
CREATE INDEX idempotent_requests_answered_at ON idempotent_requests (answered_at) WHERE answer IS NOT NULL;
CREATE INDEX idempotent_requests_user_id ON idempotent_requests (user_id);
