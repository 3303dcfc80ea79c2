-- Files that are rewritten together. They are deleted when their time is over; what people wrote is encrypted.
CREATE TABLE batches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mode text NOT NULL,
  -- How to rewrite, encrypted: words to keep are among it.
  options bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX batches_user_id ON batches (user_id, created_at);
CREATE INDEX batches_expires_at ON batches (expires_at);

CREATE TABLE batch_files (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES batches (id) ON DELETE CASCADE,
  -- From 1, in the order in which they were added.
  position integer NOT NULL,
  -- Encrypted.
  name bytea NOT NULL,
  -- Encrypted; null when the result is there.
  content bytea,
  -- Encrypted.
  result bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  progress double precision NOT NULL DEFAULT 0,
  words integer,
  engine text,
  problem text,
  -- How often it was begun.
  tries integer NOT NULL DEFAULT 0,
  -- Who works on it, and until when nobody else may.
  holder uuid,
  lease_ends_at timestamptz,
  UNIQUE (batch_id, position)
);
CREATE INDEX batch_files_open ON batch_files (id) WHERE state IN ('waiting', 'running');
