import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { playInAnyOrder, scenarios } from "#test/event-orders.ts";
import { databaseKinds } from "#test/test-database.ts";

/** The number of event orders that are tested per scenario. `any-order.soak.ts` tests more orders. */
const times = 1;

describe.each(databaseKinds)("[SAFETY-1, STATES-4] shuffled or lost events lead to the right state (%s)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  }, 120_000);
  afterAll(() => fixture?.close());

  test.each(scenarios)("$name", { timeout: 300_000 }, (scenario) => playInAnyOrder(fixture, scenario, times));
});
