-- Requests that were counted, so that the same one is not counted again. Rows are deleted when their time is over.
CREATE TABLE counted_requests (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- A keyed hash of the text, how it was to be rewritten, and the engine's version.
  request_hash bytea NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, request_hash)
);
CREATE INDEX counted_requests_counted_at ON counted_requests (counted_at);
