import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BillingWorld, openBillingWorld } from "../../../test/billing-fixture.ts";
import { usualDatabase } from "../../../test/test-database.ts";
import { users } from "../../db/schema.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";
import { withdrawCheckout } from "./withdraw-checkout.ts";

describe("a checkout that was open when somebody was given Premium, or banned", () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await openBillingWorld(usualDatabase);
  }, 120_000);
  afterAll(() => world?.close());

  const begin = (account: Awaited<ReturnType<BillingWorld["newAccount"]>>) =>
    createCheckout(world.deps, account, { period: "monthly" });
  const statusOf = async (session: string) => (await world.stripe.checkout.sessions.retrieve(session)).status;
  const statesOf = async (id: string) => (await world.ledger(id)).map((row) => row.paymentStatus);

  test("cannot be paid any more, and the ledger says so", async () => {
    const account = await world.newAccount();
    const { sessionId } = await begin(account);
    await withdrawCheckout(world.deps, account);
    expect(await statusOf(sessionId)).toBe("expired");
    expect(await statesOf(account.id)).toEqual(["pending", "expired"]);
    await withdrawCheckout(world.deps, account);
    expect(await statesOf(account.id)).toHaveLength(2);
  });

  test("is not begun by a request that came before a ban", async () => {
    const account = await world.newAccount();
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, account.id));
    await expect(begin(account)).rejects.toMatchObject({ code: "signed_out" });
  });

  test("counts where it was paid before that", async () => {
    const account = await world.newAccount();
    const { sessionId } = await begin(account);
    await world.payments.pay(sessionId);
    await withdrawCheckout(world.deps, account);
    expect(await statesOf(account.id)).toEqual(["pending", "completed"]);
    expect(await confirmCheckout(world.deps, account, sessionId)).toMatchObject({ status: "complete" });
    expect((await world.row(account.id)).plan).toBe("premium");
  });

  test("stays where the provider is down, and nothing is thrown", async () => {
    const account = await world.newAccount();
    const { sessionId } = await begin(account);
    await world.payments.down(true);
    await withdrawCheckout(world.deps, account);
    await world.payments.down(false);
    expect(await statusOf(sessionId)).toBe("open");
    await withdrawCheckout({ ...world.deps, provider: undefined }, account);
    await withdrawCheckout(world.deps, { id: crypto.randomUUID() });
  });
});
