// Runs the scenarios of `any-order.test.ts` with more orders of their events. Each run costs about a hundred requests
// to the payment sandbox, so it is not part of the normal tests.
import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { playInAnyOrder, scenarios } from "#test/event-orders.ts";
import { databaseKinds } from "#test/test-database.ts";

const times = 6;

describe.each(databaseKinds)("shuffled or lost events lead to the right state, in many orders (%s)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  });
  afterAll(() => fixture?.close());

  test.each(scenarios)("$name", (scenario) => playInAnyOrder(fixture, scenario, times));
});
