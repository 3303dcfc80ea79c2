import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingWorld, openBillingWorld } from "../../../test/billing-fixture.ts";
import { playInAnyOrder, scenarios } from "../../../test/event-orders.ts";
import { databaseKinds } from "../../../test/test-database.ts";

/** `any-order.soak.ts` plays more. */
const times = 1;

describe.each(databaseKinds)("events in any order, twice, or never (%s)", (kind) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await openBillingWorld(kind);
  }, 120_000);
  afterAll(() => world?.close());

  test.each(scenarios)("$name", { timeout: 300_000 }, (scenario) => playInAnyOrder(world, scenario, times));
});
