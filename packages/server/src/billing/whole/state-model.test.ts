import { afterAll, beforeAll, describe, test } from "vitest";
import { type BillingWorld, openBillingWorld } from "../../../test/billing-fixture.ts";
import { compareWithModel } from "../../../test/subscription-model.ts";
import { databaseKinds } from "../../../test/test-database.ts";

/** `state-model.soak.ts` has more of them. */
const lives = 3;

describe.each(databaseKinds)("a subscription while time passes (%s)", (kind) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await openBillingWorld(kind);
  }, 120_000);
  afterAll(() => world?.close());

  test("is what a simple model says, whatever people do", { timeout: 300_000 }, () => compareWithModel(world, lives));
});
