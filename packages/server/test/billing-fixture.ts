import { asc, eq } from "drizzle-orm";
import type { BillingDeps } from "../src/billing/provider/deps.ts";
import { createStripe } from "../src/billing/provider/stripe-client.ts";
import type { Database } from "../src/db/database.ts";
import { paymentLogs, users } from "../src/db/schema.ts";
import type { Mail } from "../src/mail/mail.ts";
import { createLogger } from "../src/process/create-logger.ts";
import { startSandbox } from "./sandbox.ts";
import { type DatabaseKind, openTestDatabase } from "./test-database.ts";
import { testOrigin } from "./test-origin.ts";

/** Opens a simulated payment provider, a database, and the services that billing functions use. */
export async function openBillingFixture(kind: DatabaseKind) {
  const [sandbox, database] = await Promise.all([startSandbox(), openTestDatabase(kind)]);
  const { db } = database;
  const stripe = createStripe(sandbox.stripe);
  const mails: Mail[] = [];
  const send = (mail: Mail) => void mails.push(mail);
  const deps = {
    db,
    now: () => new Date(),
    logger: createLogger("silent"),
    origin: testOrigin,
    mailer: { isConfigured: true, send, deliver: async (mail) => send(mail), close: async () => {} },
    provider: { settings: sandbox.stripe, stripe },
  } satisfies BillingDeps;
  return {
    database,
    db,
    deps,
    /** All mails that were sent so far. */
    mails,
    stripe,
    settings: sandbox.stripe,
    payments: sandbox.payments,
    newAccount: () => insertAccount(db),
    /** Returns the database row of an account. */
    row: (id: string) => rowOf(db, id),
    customerOf: async (id: string) => (await rowOf(db, id)).stripeCustomerId!,
    /** Returns the rows of the payment log for an account or pseudonym, oldest first. */
    ledger: (userId: string) =>
      db.select().from(paymentLogs).where(eq(paymentLogs.userId, userId)).orderBy(asc(paymentLogs.position)),
    async close() {
      await Promise.all([sandbox.stop(), database.close()]);
    },
  };
}

export type BillingFixture = Awaited<ReturnType<typeof openBillingFixture>>;

async function insertAccount(db: Database["db"]) {
  const id = crypto.randomUUID();
  const now = new Date();
  const account = { id, email: `${id}@example.org`, name: "Ada Example", createdAt: now, updatedAt: now };
  await db.insert(users).values(account);
  return account;
}

async function rowOf(db: Database["db"], id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("The account is gone.");
  return row;
}
