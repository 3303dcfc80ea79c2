import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { playInAnyOrder, scenarios } from "#test/event-orders.ts";
import { databaseKinds } from "#test/test-database.ts";

/** `any-order.soak.ts` runs more of them. */
const times = 1;

describe.each(databaseKinds)("[SAFETY-1, STATES-4] events in any order, twice, or never (%s)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  }, 120_000);
  afterAll(() => fixture?.close());

  test.each(scenarios)("$name", { timeout: 300_000 }, (scenario) => playInAnyOrder(fixture, scenario, times));
});
