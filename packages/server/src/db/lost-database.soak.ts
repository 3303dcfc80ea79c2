// Tests several rounds of each fault with the default time limits, which takes minutes. `lost-database.test.ts` tests
// each fault once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSurvival } from "#test/lose-database.ts";
import { type LostDatabaseFixture, openLostDatabaseFixture } from "#test/lost-database-fixture.ts";

/** The promised time. */
const againWithinMs = 2000;

/** Starting PostgreSQL, two servers and thirty accounts takes long on a busy machine. */
const startsWithinMs = 180_000;

let fixture: LostDatabaseFixture;
beforeAll(async () => {
  fixture = await openLostDatabaseFixture();
}, startsWithinMs);
afterAll(() => fixture?.[Symbol.asyncDispose]());

describe.each([1, 2, 3])("round %i", () => {
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

test("after many losses of the database two servers still have all their connections", async () => {
  await fixture.rest();
  await fixture.until(async () => (await fixture.stuck()).length === 0, "The end of every transaction");
  expect(fixture.answers.filter(({ status }) => status === 0 || status === 500)).toEqual([]);
  const last = performance.now();
  for (const { address } of fixture.servers) expect((await fetch(`${address}/ready`)).status).toBe(200);
  expect(performance.now() - last).toBeLessThan(againWithinMs);
});
