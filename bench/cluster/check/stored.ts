import pg from "pg";

/** Holds the data that the database contains after the load. */
export interface Stored {
  /** The current date in UTC by the database's clock. */
  readonly today: string;
  readonly users: readonly {
    readonly id: string;
    readonly generations: number;
    readonly plan: string;
    readonly customer: string | null;
  }[];
  /** The number of rewrites by account and day in the daily statistics. */
  readonly days: readonly { readonly user: string; readonly day: string; readonly generations: number }[];
  /** The number of rewrites in each account's current 24 hours, without reserved ones. */
  readonly windows: readonly { readonly user: string; readonly used: number }[];
  readonly runs: readonly {
    readonly user: string;
    readonly id: string;
    readonly state: string;
    readonly events: number;
    readonly storedEvents: number;
  }[];
  readonly history: readonly {
    readonly user: string;
    readonly id: string;
    readonly text: string;
    readonly isDeleted: boolean;
  }[];
  /** The newest row of each payment in the payment log. */
  readonly payments: readonly {
    readonly user: string;
    readonly session: string;
    readonly status: string;
    readonly amount: number;
  }[];
  readonly openEvents: number;
  readonly unmatchedPayments: number;
}

const queries = {
  users: `SELECT id, total_generations AS generations, plan, stripe_customer_id AS customer FROM users`,
  days: `SELECT user_id AS user, day::text, generations FROM activity_days`,
  windows: `SELECT substr(subject, 9) AS user, used - (SELECT count(*)::int FROM usage_reservations
      WHERE usage_reservations.subject = usage_windows.subject
        AND usage_reservations.window_started_at = usage_windows.started_at) AS used
    FROM usage_windows WHERE subject LIKE 'account:%'`,
  runs: `SELECT user_id AS user, id, state, events, (SELECT count(*)::int FROM run_events
      WHERE run_events.user_id = runs.user_id AND run_events.run_id = runs.id) AS "storedEvents" FROM runs`,
  history: `SELECT user_id AS user, id, humanized_text AS text, deleted_at IS NOT NULL AS "isDeleted" FROM history_items`,
  payments: `SELECT DISTINCT ON (payment_key) user_id AS user, payment_key AS session, payment_status AS status, amount
    FROM payment_logs ORDER BY payment_key, version DESC`,
} as const;

/** Reads the data to check from the database. */
export async function readStored(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const rows = async (sql: string) => (await client.query(sql)).rows;
    const [facts] = await rows(`SELECT (now() AT TIME ZONE 'UTC')::date::text AS today,
      (SELECT count(*)::int FROM billing_events WHERE processed_at IS NULL) AS "openEvents",
      (SELECT count(*)::int FROM unmatched_payments) AS "unmatchedPayments"`);
    const tables: Record<string, unknown[]> = {};
    for (const [name, sql] of Object.entries(queries)) tables[name] = await rows(sql);
    return { ...facts, ...tables } as Stored;
  } finally {
    await client.end();
  }
}

/** Holds for each customer at the payment provider the charged amounts and the number of active subscriptions. */
export interface Provided {
  readonly customers: readonly {
    readonly id: string;
    readonly email: string;
    readonly chargedAmounts: readonly number[];
    readonly liveSubscriptions: number;
  }[];
}

interface CustomerState {
  readonly subscriptions: readonly { readonly status: string }[];
  readonly charges: readonly { readonly status: string; readonly amount: number }[];
}

/** Reads the customers of the simulated payment provider. */
export async function readProvided(address: string): Promise<Provided> {
  const read = async <Answer>(query: string) =>
    (await (await fetch(`${address}/payments/control/state${query}`)).json()) as Answer;
  const { customers } = await read<{ customers: { id: string; email: string }[] }>("");
  const states = customers.map(async ({ id, email }) => {
    const { subscriptions, charges } = await read<CustomerState>(`?customer=${id}`);
    return {
      id,
      email,
      chargedAmounts: charges.filter(({ status }) => status === "succeeded").map(({ amount }) => amount),
      liveSubscriptions: subscriptions.filter(({ status }) => status === "active").length,
    };
  });
  return { customers: await Promise.all(states) };
}
