-- Rewritings that are watched while they are made. Rows are gone soon after the end of the run.
CREATE TABLE runs (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Chosen by the caller, and so only the account's own.
  id uuid NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'stopped', 'failed')),
  -- A keyed hash of the text and how it is to be rewritten.
  request_hash bytea NOT NULL,
  -- The use that is reserved for it, until the run ends.
  use_id uuid NOT NULL,
  -- Number of the newest event.
  events integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- A run whose process has not said in time that it is still there is lost.
  lease_ends_at timestamptz NOT NULL,
  stop_requested_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (user_id, id),
  CHECK ((state = 'running') = (ended_at IS NULL))
);
CREATE INDEX runs_running ON runs (lease_ends_at) WHERE state = 'running';
CREATE INDEX runs_ended ON runs (ended_at) WHERE state <> 'running';

CREATE TABLE run_events (
  user_id uuid NOT NULL,
  run_id uuid NOT NULL,
  number integer NOT NULL,
  -- Encrypted: it holds the text.
  payload bytea NOT NULL,
  PRIMARY KEY (user_id, run_id, number),
  FOREIGN KEY (user_id, run_id) REFERENCES runs (user_id, id) ON DELETE CASCADE
);
