ALTER TABLE premium_grants
  -- When the mail about its end was sent, or it was found that none is needed.
  ADD COLUMN end_mailed_at timestamptz,
  -- How often mailing it was begun, and when it may be begun again.
  ADD COLUMN end_mail_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN end_mail_due_at timestamptz;
-- What has ended before is not mailed any more.
UPDATE premium_grants SET end_mailed_at = ends_at WHERE ends_at <= now();
CREATE INDEX premium_grants_to_mail ON premium_grants (ends_at) WHERE end_mailed_at IS NULL;
