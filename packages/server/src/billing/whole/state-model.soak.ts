// Runs the comparison of `state-model.test.ts` for more subscriptions. Each costs some hundred requests to the payment
// sandbox, so it is not part of the normal tests.
import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { compareWithModel } from "#test/subscription-model.ts";
import { databaseKinds } from "#test/test-database.ts";

const lives = 10;

describe.each(databaseKinds)("many subscriptions while time passes (%s database)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  });
  afterAll(() => fixture?.close());

  test("stored plans match a simple model after random actions", () => compareWithModel(fixture, lives));
});
