CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  image text,
  provider text NOT NULL DEFAULT 'email' CHECK (provider IN ('email', 'google')),
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  plan text NOT NULL DEFAULT 'normal' CHECK (plan IN ('normal', 'premium')),
  billing_period text CHECK (billing_period IN ('monthly', 'yearly')),
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  stripe_customer_id text UNIQUE,
  stripe_subscription_id text,
  stripe_subscription_status text,
  is_active boolean NOT NULL DEFAULT true,
  ban_reason text,
  total_generations integer NOT NULL DEFAULT 0 CHECK (total_generations >= 0),
  credits integer NOT NULL DEFAULT 0 CHECK (credits >= 0),
  credits_granted_at timestamptz,
  history_enabled boolean NOT NULL DEFAULT true,
  history_cleared_at timestamptz,
  last_login timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE identities (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX identities_user_id ON identities (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX verifications_identifier ON verifications (identifier);
CREATE INDEX verifications_expires_at ON verifications (expires_at);

CREATE TABLE premium_grants (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  granted_by uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text NOT NULL,
  granted_at timestamptz NOT NULL,
  ends_at timestamptz
);
CREATE INDEX premium_grants_user_id ON premium_grants (user_id);

CREATE TABLE attempts (
  key text PRIMARY KEY,
  paid_until timestamptz NOT NULL
);
CREATE INDEX attempts_paid_until ON attempts (paid_until);

CREATE TABLE history_items (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  original_text text NOT NULL,
  humanized_text text NOT NULL,
  mode text NOT NULL,
  preview text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX history_items_newest ON history_items (user_id, created_at DESC);

ALTER TABLE usage_reservations ADD COLUMN lease_ends_at timestamptz;
UPDATE usage_reservations SET lease_ends_at = reserved_at + interval '60 seconds';
ALTER TABLE usage_reservations ALTER COLUMN lease_ends_at SET NOT NULL;
ALTER TABLE usage_reservations DROP COLUMN reserved_at;

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device text NOT NULL,
  first_seen timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);
