// The scenarios of `any-order.test.ts`, each in more orders. It is here because each takes a life of a subscription, which
// costs a hundred requests to the payment sandbox.
import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { playInAnyOrder, scenarios } from "#test/event-orders.ts";
import { databaseKinds } from "#test/test-database.ts";

const times = 6;

describe.each(databaseKinds)("events in many orders, twice, or never (%s)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  });
  afterAll(() => fixture?.close());

  test.each(scenarios)("$name", (scenario) => playInAnyOrder(fixture, scenario, times));
});
