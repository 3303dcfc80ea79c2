-- Keys with which programs use an account. Only a hash of a key is stored. A revoked key is deleted.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- SHA-256 of the key, in base64url.
  hash text NOT NULL UNIQUE,
  -- The first characters of the key, for the list.
  prefix text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null for a key that does not expire.
  expires_at timestamptz,
  -- Written at most once a minute.
  last_used_at timestamptz
);
CREATE INDEX api_keys_user_id ON api_keys (user_id);
