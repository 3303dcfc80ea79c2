import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSurvival } from "#test/lose-database.ts";
import { type LostDatabaseFixture, openLostDatabaseFixture } from "#test/lost-database-fixture.ts";

/** Short time limits, so that waiting for a frozen database ends soon. */
const settings = { DATABASE_CONNECT_TIMEOUT_SECONDS: "1", DATABASE_STATEMENT_TIMEOUT_SECONDS: "2" };

/**
 * The time within which servers must work again after a database failure. Long, for slow machines.
 * `lost-database.soak.ts` measures the real time.
 */
const againWithinMs = 20_000;
const endsWithinMs = 180_000;

const startedAt = performance.now();
/** A long time limit, because starting PostgreSQL, two servers and thirty accounts is slow on a busy machine. */
const startsWithinMs = 180_000;

let fixture: LostDatabaseFixture;
beforeAll(async () => {
  fixture = await openLostDatabaseFixture(settings);
}, startsWithinMs);
afterAll(() => fixture?.[Symbol.asyncDispose]());

test.each([
  ["is stopped at once and started again", 300],
  ["ends every connection, again and again", 300],
  ["is frozen", 4000],
  ["is read-only", 500],
] as const)(
  "two servers under load serve again when their database %s",
  async (fault, forMs) => {
    await expectSurvival(fixture, fault, { forMs, againWithinMs });
  },
  endsWithinMs,
);

test(
  "after several database failures, two servers answer all requests and have logged the failures at intervals",
  async () => {
    const sinceNow = performance.now();
    const isServed = (action: string) =>
      fixture.since(sinceNow).some((one) => one.action === action && one.status === 200);
    // Leave out checkouts, which need a payment provider.
    const kinds = [...new Set(fixture.answers.map(({ action }) => action))].filter((action) => action !== "checkout");
    await fixture.until(() => kinds.every(isServed), "A success of every kind");
    await fixture.rest();
    for (const server of fixture.servers) {
      const lines = server.log().filter(({ msg }) => msg === "connections to the database were lost");
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThan(2 + (performance.now() - startedAt) / 5000);
    }
  },
  endsWithinMs,
);
