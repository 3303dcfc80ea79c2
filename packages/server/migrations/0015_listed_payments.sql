-- Checkouts that were never paid are left out of the lists. With the status beside the key, a far page is still counted
-- out in the index alone.
DROP INDEX current_payments_created_at;
DROP INDEX current_payments_amount;
CREATE INDEX current_payments_created_at ON current_payments (created_at, position)
  INCLUDE (payment_key, payment_status) WHERE deleted_at IS NULL;
CREATE INDEX current_payments_amount ON current_payments (amount, position)
  INCLUDE (payment_key, payment_status) WHERE deleted_at IS NULL;
