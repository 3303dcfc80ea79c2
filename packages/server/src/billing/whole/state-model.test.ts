import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { compareWithModel } from "#test/subscription-model.ts";
import { databaseKinds } from "#test/test-database.ts";

/** The number of random subscriptions that are compared with the model. `state-model.soak.ts` compares more. */
const lives = 3;

describe.each(databaseKinds)("subscriptions while time passes (%s database)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  }, 120_000);
  afterAll(() => fixture?.close());

  test("[STATES-2] stored plans match a simple model after random actions", { timeout: 300_000 }, () =>
    compareWithModel(fixture, lives),
  );
});
