-- The words and the style that an account has saved, encrypted: people write names and phrases of their own.
CREATE TABLE saved_words (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  content bytea NOT NULL,
  updated_at timestamptz NOT NULL
);
