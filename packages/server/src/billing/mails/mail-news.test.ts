import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { premiumGrants, users } from "#src/db/schema.ts";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { databaseKinds } from "#test/test-database.ts";
import { confirmCheckout } from "../checkout/confirm-checkout.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { closeBilling } from "../customers/close-billing.ts";
import { cancelSubscription } from "../subscription/cancel-subscription.ts";
import { endSubscription } from "../subscription/end-subscription.ts";
import { resumeSubscription } from "../subscription/resume-subscription.ts";
import { syncSubscription } from "../sync/sync-subscription.ts";

describe.each(databaseKinds)("mails about a subscription (%s database)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  }, 120_000);
  afterAll(() => fixture?.close());

  async function subscribe(period: "monthly" | "yearly") {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period });
    await fixture.payments.pay(sessionId);
    // The return page and three webhook events trigger a sync at the same time.
    const customer = await fixture.customerOf(account.id);
    const event = () => syncSubscription(fixture.deps, customer, { from: "sync" });
    await Promise.allSettled([confirmCheckout(fixture.deps, account, sessionId), event(), event(), event()]);
    await event();
    return { account, customer };
  }
  const mailsTo = ({ email }: { email: string }) => fixture.mails.filter(({ to }) => to === email);
  const subjectsTo = (account: { email: string }) => mailsTo(account).map(({ subject }) => subject);

  test("[MESSAGES-119] the owner gets one mail each about the start, the cancellation and the end, even if several syncs notice the change", async () => {
    const { account, customer } = await subscribe("yearly");
    expect(subjectsTo(account)).toEqual(["Welcome to Premium"]);
    expect(mailsTo(account)[0]!.paragraphs.join(" ")).toMatch(/up to 20 files at once.* \$449 every year/);

    await cancelSubscription(fixture.deps, account);
    await syncSubscription(fixture.deps, customer, { from: "reconciliation" });
    expect(subjectsTo(account).slice(1)).toEqual(["Your subscription is canceled"]);
    expect(mailsTo(account)[1]!.paragraphs[0]).toMatch(/^You'll keep Premium until \d{1,2} \w+ \d{4}\. /);

    await endSubscription(fixture.deps, account);
    await syncSubscription(fixture.deps, customer, { from: "reconciliation" });
    expect(subjectsTo(account).slice(2)).toEqual(["Premium has ended"]);
  });

  test("the owner gets another mail when a resumed subscription is cancelled again", async () => {
    const { account } = await subscribe("monthly");
    for (let times = 1; times <= 2; times++) {
      await cancelSubscription(fixture.deps, account);
      await resumeSubscription(fixture.deps, account);
      expect(subjectsTo(account)).toHaveLength(1 + times);
    }
  });

  test("[MESSAGES-119] an owner who keeps Premium by a grant gets no mail about the end of the subscription", async () => {
    const { account } = await subscribe("monthly");
    const now = fixture.deps.now();
    const grant = { id: crypto.randomUUID(), userId: account.id, reason: "Thanks", grantedAt: now, endsAt: null };
    await fixture.db.insert(premiumGrants).values(grant);
    await endSubscription(fixture.deps, account);
    expect(subjectsTo(account)).toEqual(["Welcome to Premium"]);
  });

  test("the owner of a deleted account gets no mail about the subscription", async () => {
    const { account } = await subscribe("monthly");
    await closeBilling(fixture.deps, account, () => fixture.db.delete(users).where(eq(users.id, account.id)));
    expect(subjectsTo(account)).toEqual(["Welcome to Premium"]);
  });
});
