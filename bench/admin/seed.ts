import type pg from "pg";

/** The number of rows in each table: the largest amount of data for which the admin panel is designed. */
const rows = {
  users: 100_000,
  payment_logs: 1_000_000,
  activity_days: 500_000,
  billing_events: 50_000,
  audit_log: 50_000,
  contact_messages: 20_000,
  unmatched_payments: 5000,
} as const;

/** The SQL statements that create the rows. Values derive from row numbers, so that every run has the same data. */
const statements: readonly string[] = [
  `CREATE FUNCTION id_of(name text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
     SELECT overlay(overlay(md5(name) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`,
  "CREATE FUNCTION account_id(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT id_of('account ' || n) $$",
  `INSERT INTO users (id, email, email_verified, name, first_name, last_name, provider, role, plan, billing_period,
     stripe_customer_id, stripe_subscription_id, stripe_subscription_status, premium_until, is_active, ban_reason,
     total_generations, last_login, created_at, updated_at)
   SELECT account_id(n), first || '.' || last || n || '@' || domain, n % 9 > 0, initcap(first || ' ' || last),
     initcap(first), initcap(last), CASE WHEN n % 3 = 0 THEN 'google' ELSE 'email' END, 'user',
     CASE WHEN n % 10 = 0 THEN 'premium' ELSE 'normal' END, CASE WHEN n % 10 = 0 THEN 'monthly' END,
     CASE WHEN n % 5 = 0 THEN 'cus_' || md5('customer ' || n) END, CASE WHEN n % 10 = 0 THEN 'sub_' || md5('sub ' || n) END,
     CASE WHEN n % 10 = 0 THEN 'active' END, CASE WHEN n % 40 = 0 THEN at + interval '900 days' END,
     n % 500 <> 0, CASE WHEN n % 500 = 0 THEN 'Spam' END, (n * 7919) % 3000,
     CASE WHEN n % 4 > 0 THEN at + (n * 31 % 86400) * interval '10 minutes' END, at, at
   FROM generate_series(1, ${rows.users}) AS n
   CROSS JOIN LATERAL (SELECT
     (ARRAY['ada', 'grace', 'alan', 'edsger', 'barbara', 'donald', 'margaret', 'ken', 'radia', 'tim'])[n % 10 + 1] AS first,
     (ARRAY['lovelace', 'hopper', 'turing', 'dijkstra', 'liskov', 'knuth', 'hamilton', 'perlman'])[n / 10 % 8 + 1] AS last,
     (ARRAY['example.org', 'example.com', 'mail.example.net'])[n % 3 + 1] AS domain,
     now() - (${rows.users} - n) * interval '10 minutes' AS at) AS made`,
  `INSERT INTO premium_grants (id, user_id, reason, granted_at, ends_at)
   SELECT id_of('grant ' || n), account_id(n * 37 + 1), 'A kind review', now(),
     CASE WHEN n % 2 = 0 THEN now() + interval '30 days' END
   FROM generate_series(1, 1000) AS n`,
  `INSERT INTO payment_logs (id, payment_key, version, user_id, stripe_session_id, stripe_customer_id, amount,
     amount_refunded, currency, payment_status, webhook_event_type, price_id, payment_method, metadata, created_at)
   SELECT id_of('payment ' || n), 'in_' || md5('invoice ' || key), 1 + n % 2, account_id(key % 20000 * 5 + 5),
     'cs_' || key, 'cus_' || md5('customer ' || key % 20000 * 5 + 5), CASE WHEN key % 8 = 0 THEN 44900 ELSE 4999 END,
     CASE WHEN key % 50 = 0 AND n % 2 = 1 THEN 4999 ELSE 0 END, 'usd',
     CASE WHEN n % 2 = 0 AND key % 3 > 0 THEN 'pending' WHEN key % 50 = 0 THEN 'refunded' WHEN key % 33 = 0 THEN 'failed'
       ELSE 'completed' END,
     'invoice.paid', 'price_made_up', 'card',
     jsonb_build_object('billing_period', CASE WHEN key % 8 = 0 THEN 'yearly' ELSE 'monthly' END, 'is_mock', false),
     now() - (${rows.payment_logs} - n) * interval '1 minute'
   FROM generate_series(FROM_ROW, TO_ROW) AS n CROSS JOIN LATERAL (SELECT n / 2 AS key) AS made`,
  `INSERT INTO unmatched_payments
   SELECT 'in_' || md5('unmatched ' || n), 'cus_' || n, 4999, 'usd', 'completed', 'invoice.paid', '{"is_mock": false}',
     now() - n * interval '1 hour', now() - n * interval '1 hour'
   FROM generate_series(1, ${rows.unmatched_payments}) AS n`,
  `INSERT INTO billing_events
   SELECT 'evt_' || md5('event ' || n), 'invoice.paid', 'cus_' || md5('customer ' || n * 5),
     now() - n * interval '1 minute', CASE WHEN n % 1000 > 0 THEN now() END, 1
   FROM generate_series(1, ${rows.billing_events}) AS n`,
  `INSERT INTO audit_log (at, actor_id, action, target_kind, target_id, details)
   SELECT now() - (${rows.audit_log} - n) * interval '10 minutes', account_id(n % 5 + 1),
     (ARRAY['user.ban', 'user.unban', 'user.update', 'premium.grant'])[n % 4 + 1], 'user', account_id(n)::text,
     '{"reason": "A reason"}'
   FROM generate_series(1, ${rows.audit_log}) AS n`,
  `INSERT INTO contact_messages
     (id, name, email, subject, message, inquiry_type, created_at, handled_at, mailed_at, mail_due_at)
   SELECT id_of('message ' || n), 'Ada Lovelace', 'ada' || n || '@example.org', 'A question about ' || n,
     repeat('How does it come that my text is the same as before? ', 8), 'general', now() - n * interval '1 hour',
     CASE WHEN n % 20 > 0 THEN now() END, now(), now()
   FROM generate_series(1, ${rows.contact_messages}) AS n`,
  `INSERT INTO activity_days
   SELECT current_date - (n % 365)::int, account_id(n / 365 * 7 + n % 365), n % 12
   FROM generate_series(1, ${rows.activity_days}) AS n ON CONFLICT DO NOTHING`,
];

/** The number of payments that one statement inserts. A statement keeps all its rows in memory. */
const batch = 50_000;

/** Fills the tables with test data, and updates the statistics of PostgreSQL's query planner. */
export async function seed(client: pg.Client): Promise<void> {
  for (const statement of statements) {
    if (!statement.includes("FROM_ROW")) await client.query(statement);
    else {
      for (let first = 2; first < rows.payment_logs + 2; first += batch) {
        const last = first + batch - 1;
        await client.query(statement.replace("FROM_ROW", String(first)).replace("TO_ROW", String(last)));
      }
    }
  }
  await client.query("VACUUM ANALYZE");
}
