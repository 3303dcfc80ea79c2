// Tests several rounds of each database failure with the default time limits, which takes minutes.
// `lost-database.test.ts` tests each failure once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSurvival } from "#test/lose-database.ts";
import { type LostDatabaseFixture, openLostDatabaseFixture } from "#test/lost-database-fixture.ts";

/** The time within which servers must work again after a database failure. */
const againWithinMs = 2000;

/** A long time limit, because starting PostgreSQL, two servers and thirty accounts is slow on a busy machine. */
const startsWithinMs = 180_000;

let fixture: LostDatabaseFixture;
beforeAll(async () => {
  fixture = await openLostDatabaseFixture();
}, startsWithinMs);
afterAll(() => fixture?.[Symbol.asyncDispose]());

describe.each([1, 2, 3])("database failures, round %i", () => {
  test.each([
    ["is stopped at once and started again", 3000],
    ["ends every connection, again and again", 3000],
    ["loses one of its processes", 0],
    ["is frozen", 12_000],
    ["is read-only", 3000],
  ] as const)("two servers under load serve again within two seconds when their database %s", async (fault, forMs) => {
    await expectSurvival(fixture, fault, { forMs, againWithinMs });
  });
});

test("after many database failures, two servers have no stuck or missing connections", async () => {
  await fixture.rest();
  await fixture.until(async () => (await fixture.stuck()).length === 0, "The end of every transaction");
  expect(fixture.answers.filter(({ status }) => status === 0 || status === 500)).toEqual([]);
  const last = performance.now();
  for (const { address } of fixture.servers) expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(performance.now() - last).toBeLessThan(againWithinMs);
});
