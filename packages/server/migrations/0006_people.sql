ALTER TABLE users
  -- When an administrator last decided about the role: from then on the operator's list of addresses does not.
  ADD COLUMN role_decided_at timestamptz,
  -- End of the grant that runs longest, 'infinity' where it has none, so that lists need not look at each one's grants.
  -- A trigger keeps it; nobody else writes it.
  ADD COLUMN granted_until timestamptz,
  -- What people are searched by. Fields begin on lines of their own, so that no part of a search spans two of them.
  ADD COLUMN search text GENERATED ALWAYS AS
    (lower(email || E'\n' || first_name || ' ' || last_name || E'\n' || id::text)) STORED;

CREATE FUNCTION keep_granted_until() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  -- One after the other: whoever waits here sees what the one before has written.
  PERFORM FROM users WHERE id = account FOR NO KEY UPDATE;
  UPDATE users SET granted_until =
    (SELECT max(coalesce(ends_at, 'infinity')) FROM premium_grants WHERE user_id = account)
  WHERE id = account;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_granted_until AFTER INSERT OR UPDATE OR DELETE ON premium_grants
  FOR EACH ROW EXECUTE FUNCTION keep_granted_until();
UPDATE users SET granted_until =
  (SELECT max(coalesce(ends_at, 'infinity')) FROM premium_grants WHERE user_id = users.id)
WHERE id IN (SELECT user_id FROM premium_grants);

CREATE INDEX users_search ON users USING gin (search gin_trgm_ops);

-- One for each order of the list of people; with what an expression is made of, a late page is counted out in it alone.
CREATE INDEX users_created_at ON users (created_at, id);
CREATE INDEX users_last_login ON users (coalesce(last_login, '-infinity'::timestamptz), id) INCLUDE (last_login);
CREATE INDEX users_email_id ON users (email, id);
CREATE INDEX users_name ON users (lower(first_name || ' ' || last_name), id) INCLUDE (first_name, last_name);
CREATE INDEX users_total_generations ON users (total_generations, id);

-- Kinds of people of whom there are few.
CREATE INDEX users_premium ON users (id) WHERE plan = 'premium';
CREATE INDEX users_granted ON users (granted_until) WHERE granted_until IS NOT NULL;
CREATE INDEX users_banned ON users (id) WHERE NOT is_active;
CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
CREATE INDEX users_unverified ON users (id) WHERE NOT email_verified;
