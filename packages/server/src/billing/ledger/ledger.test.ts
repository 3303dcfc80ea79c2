import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { paymentLogs, users } from "#src/db/schema.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { insertRow } from "./store.ts";

describe.each(databaseKinds)("[ENTITIES-21] payment log of the %s database", (kind) => {
  let database: Database;
  let userId: string;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 120_000);
  afterAll(() => database?.close());
  beforeEach(async () => {
    [userId, id] = [crypto.randomUUID(), crypto.randomUUID()];
    const at = new Date("2026-03-01T12:00:00Z");
    await database.db.insert(users).values({
      id: userId,
      email: `${userId}@example.org`,
      name: "Ada Example",
      stripeCustomerId: `cus_${userId}`,
      createdAt: at,
      updatedAt: at,
    });
    await insertRow(database.db, {
      id,
      paymentKey: `in_${id}`,
      version: 1,
      userId,
      amount: 4999,
      currency: "usd",
      paymentStatus: "completed",
      metadata: { created_from: "renewal", subscription_updated: false, is_mock: true },
      createdAt: at,
    });
  });

  const query = (sql: string, ...values: string[]) => database.query(sql, values);
  const ownerOf = async () => (await query("SELECT user_id FROM payment_logs WHERE id = $1", id))[0]?.user_id;
  const removeAccount = () => query("DELETE FROM users WHERE id = $1", userId);

  test.each([
    ["UPDATE payment_logs SET amount = 1", "do not change"],
    ["UPDATE payment_logs SET payment_status = 'refunded'", "do not change"],
    ["UPDATE payment_logs SET metadata = '{}'", "do not change"],
    ["UPDATE payment_logs SET user_id = gen_random_uuid()", "stays with its account"],
    ["DELETE FROM payment_logs", "never deleted"],
    ["TRUNCATE payment_logs", "never deleted"],
    ["TRUNCATE payment_logs, users CASCADE", "never deleted"],
  ])('[SAFETY-2] refuses the statement "%s"', async (sql, reason) => {
    await expect(query(sql)).rejects.toThrow(reason);
    expect(await database.db.select().from(paymentLogs)).not.toHaveLength(0);
  });

  test("[ENTITIES-27] allows marking a row as deleted", async () => {
    await query("UPDATE payment_logs SET deleted_at = now() WHERE id = $1", id);
  });

  test("[ENTITIES-22] gives all rows of a deleted account the same permanent pseudonym", async () => {
    await removeAccount();
    const pseudonym = await ownerOf();
    expect(pseudonym).not.toBe(userId);
    expect(await query("SELECT pseudonym FROM closed_customers WHERE customer_id = $1", `cus_${userId}`)).toEqual([
      { pseudonym },
    ]);
    const other = query("UPDATE payment_logs SET user_id = $1 WHERE id = $2", userId, id);
    await expect(other).rejects.toThrow("stays with its account");
    expect(await ownerOf()).toBe(pseudonym);
  });
});
