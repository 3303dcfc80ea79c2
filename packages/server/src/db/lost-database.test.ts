import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSurvival } from "../../test/lose-database.ts";
import { type LostDatabaseWorld, openLostDatabaseWorld } from "../../test/lost-database-world.ts";

/** Short, so that waiting for a database that stands still is over soon. */
const settings = { DATABASE_CONNECT_TIMEOUT_SECONDS: "1", DATABASE_STATEMENT_TIMEOUT_SECONDS: "1" };

/** Generous, for slow machines; `lost-database.soak.ts` measures. */
const againWithinMs = 20_000;

let world: LostDatabaseWorld;
beforeAll(async () => {
  world = await openLostDatabaseWorld(settings);
});
afterAll(() => world[Symbol.asyncDispose]());

test.each([
  ["is stopped at once and started again", 300],
  ["ends every connection, again and again", 300],
  ["stands still", 3000],
  ["may only be read", 500],
] as const)("two servers under load live on when their database %s", async (fault, forMs) => {
  await expectSurvival(world, fault, { forMs, againWithinMs });
});

test("what was asked of servers that lost their database is answered, and their logs stay short", async () => {
  await world.rest();
  const served = new Set(world.answers.filter(({ status }) => status === 200).map(({ action }) => action));
  const needProvider = ["subscription", "checkout"];
  const actions = new Set(world.answers.map(({ action }) => action));
  expect([...actions].filter((action) => !served.has(action) && !needProvider.includes(action))).toEqual([]);
});
