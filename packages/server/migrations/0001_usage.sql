CREATE TABLE usage_windows (
  subject text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  used integer NOT NULL CHECK (used >= 0)
);

CREATE INDEX usage_windows_started_at ON usage_windows (started_at);

CREATE TABLE usage_reservations (
  id uuid NOT NULL,
  subject text NOT NULL REFERENCES usage_windows (subject) ON DELETE CASCADE,
  window_started_at timestamptz NOT NULL,
  reserved_at timestamptz NOT NULL,
  PRIMARY KEY (id, subject)
);

CREATE INDEX usage_reservations_subject ON usage_reservations (subject);
