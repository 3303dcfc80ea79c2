import { paymentStatuses } from "@rewright/contract/billing";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { currentPayments } from "#src/db/payments-schema.ts";
import { paymentLogs, users } from "#src/db/schema.ts";
import { insertUsers } from "#test/insert-users.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { type LedgerRow, markDeleted } from "./store.ts";

const keys = ["cs_a", "cs_b", "in_a", "in_b"] as const;
const row = fc.record({
  key: fc.constantFrom(...keys),
  account: fc.nat(2),
  status: fc.constantFrom(...paymentStatuses),
  amount: fc.constantFrom(0, 4999, 44_900),
  refunded: fc.constantFrom(0, 1000, 5000),
  period: fc.constantFrom("monthly" as const, "yearly" as const, undefined),
  day: fc.nat(800),
});
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("rows" as const), rows: fc.array(row, { maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("mark" as const), key: fc.constantFrom(...keys) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), account: fc.nat(2) }) },
);

describe.each(databaseKinds)("table of current payments in the %s database", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const property = fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (deeds) => {
    const run = crypto.randomUUID();
    const accounts = await insertUsers(database.db, [{}, {}, {}]);
    const versions = new Map<string, number>();
    for (const one of deeds) {
      if (one.kind === "mark") await markDeleted(database.db, `${one.key}_${run}`, new Date());
      else if (one.kind === "remove") await database.db.delete(users).where(eq(users.id, accounts[one.account]!));
      else if (one.rows.length > 0) {
        const added = one.rows.map((given) => {
          const paymentKey = `${given.key}_${run}`;
          const version = (versions.get(paymentKey) ?? 0) + 1;
          versions.set(paymentKey, version);
          return {
            id: crypto.randomUUID(),
            paymentKey,
            version,
            userId: accounts[given.account]!,
            stripeCustomerId: `cus_${given.account}`,
            amount: given.amount,
            amountRefunded: given.refunded,
            currency: "usd",
            paymentStatus: given.status,
            metadata: { billing_period: given.period, is_mock: false },
            createdAt: new Date(Date.UTC(2023, 11, 30 + given.day, 23, 30)),
          };
        });
        await database.db.insert(paymentLogs).values(added);
      }
    }
    const ledger = await database.db.select().from(paymentLogs);
    const stored = await database.db.select().from(currentPayments);
    const byKey = (a: { paymentKey: string }, b: { paymentKey: string }) => a.paymentKey.localeCompare(b.paymentKey);
    const states = [...Map.groupBy(ledger, ({ paymentKey }) => paymentKey).values()];
    expect(stored.toSorted(byKey)).toEqual(states.map(asItStands).toSorted(byKey));
  });

  test("equals the newest rows of the payment log after rows are added, marked as deleted or made anonymous", async () => {
    await fc.assert(property, { numRuns: 40 });
  }, 120_000);

  test("equals the result of the database function with which a migration fills it", async () => {
    const stored = await database.db.select().from(currentPayments);
    expect(stored.length).toBeGreaterThan(0);
    const filled = await database.query(
      `SELECT standing.* FROM (SELECT DISTINCT payment_key FROM payment_logs) AS keys
       CROSS JOIN LATERAL payment_as_it_stands(keys.payment_key) AS standing
       EXCEPT SELECT * FROM current_payments`,
      [],
    );
    expect(filled).toEqual([]);
  });
});

/** Returns the expected current state of a payment, computed from all of its rows in the payment log. */
function asItStands(rows: readonly LedgerRow[]): typeof currentPayments.$inferSelect {
  const sorted = rows.toSorted((a, b) => a.version - b.version);
  const newest = sorted.at(-1)!;
  const wentThrough = ({ paymentStatus }: LedgerRow) => ["completed", "refunded", "disputed"].includes(paymentStatus);
  const paidAt = wentThrough(newest) ? sorted.find(wentThrough)!.createdAt : null;
  const stands = newest.paymentStatus === "completed";
  const returned = Math.min(newest.amount, newest.amountRefunded);
  const { billing_period: period } = newest.metadata;
  const months = period && { monthly: 1, yearly: 12 }[period];
  const paysTime = stands && months !== undefined;
  return {
    paymentKey: newest.paymentKey,
    logId: newest.id,
    version: newest.version,
    position: newest.position,
    userId: newest.userId,
    stripeCustomerId: newest.stripeCustomerId,
    amount: newest.amount,
    amountReturned: wentThrough(newest) && !stands ? newest.amount : returned,
    currency: newest.currency,
    paymentStatus: newest.paymentStatus,
    createdAt: newest.createdAt,
    deletedAt: newest.deletedAt,
    paidAt,
    paidUntil: paysTime ? monthsLater(paidAt!, months) : null,
    monthlyAmount: paysTime ? Math.round((newest.amount - returned) / months) : null,
  };
}

/** Returns the same day of the month some months later, or the last day of a shorter month. */
function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}
