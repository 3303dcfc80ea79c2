-- What administrators have chosen; where a value is null, the default is in force.
CREATE TABLE system_settings (
  id integer PRIMARY KEY CHECK (id = 1),
  max_daily_requests integer,
  max_text_length integer,
  api_rate_limit integer,
  maintenance_mode boolean,
  -- A change names the version that it was made on, so that two at once do not undo each other.
  version integer NOT NULL,
  updated_at timestamptz,
  updated_by uuid REFERENCES users (id) ON DELETE SET NULL
);
INSERT INTO system_settings (id, version) VALUES (1, 0);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  inquiry_type text NOT NULL,
  -- Whoever was signed in.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  handled_at timestamptz,
  mailed_at timestamptz,
  -- How often mailing it was begun, and when it may be begun again.
  mail_tries integer NOT NULL DEFAULT 0,
  mail_due_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_newest ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_open ON contact_messages (created_at DESC, id DESC) WHERE handled_at IS NULL;
CREATE INDEX contact_messages_user_id ON contact_messages (user_id);
CREATE INDEX contact_messages_to_mail ON contact_messages (mail_due_at) WHERE mailed_at IS NULL;
CREATE INDEX contact_messages_search ON contact_messages
  USING gin ((name || E'\n' || email || E'\n' || subject || E'\n' || message) gin_trgm_ops);
