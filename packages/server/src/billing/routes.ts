import type { AuditAction } from "@rewright/contract/admin/choices";
import * as contract from "@rewright/contract/billing";
import { billingPeriods } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import type { z } from "zod";
import { type Account, toUser } from "../accounts/account.ts";
import { readAccount } from "../accounts/read-account.ts";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { type ApiRoute, type Call, route, sessionOf } from "../http/route.ts";
import { formatDay } from "../mail/format-day.ts";
import { confirmCheckout } from "./checkout/confirm-checkout.ts";
import { createCheckout } from "./checkout/create-checkout.ts";
import { openPortal } from "./customers/open-portal.ts";
import { targetAccount } from "./customers/target-account.ts";
import type { EnqueueEvent } from "./events/enqueue-event.ts";
import { receiveEvent } from "./events/receive-event.ts";
import { type BillingDeps, requireProvider } from "./provider/deps.ts";
import { limitCalls } from "./provider/limit-calls.ts";
import { cancelSubscription } from "./subscription/cancel-subscription.ts";
import { readSubscription } from "./subscription/read-subscription.ts";
import { resumeSubscription } from "./subscription/resume-subscription.ts";
import { syncSubscription } from "./sync/sync-subscription.ts";

export interface BillingRouteDeps extends BillingDeps {
  readonly limitAttempts: AttemptLimiter;
  readonly enqueue: EnqueueEvent;
}

const messages = {
  complete: "Your payment is confirmed. Welcome to Premium!",
  processing: "Your payment is being processed. This takes a moment.",
  open: "The checkout is still open. You haven't paid yet.",
  expired: "The checkout has expired. You weren't charged.",
} as const;

/** Message for a checkout that was paid but whose subscription has already ended. */
const over = "Your payment is confirmed, but the period it paid for is over.";

/** Returns the API routes for checkouts, subscriptions and the payment provider's webhook events. */
export function billingRoutes(deps: BillingRouteDeps): ApiRoute[] {
  return [
    ...checkoutRoutes(deps),
    ...subscriptionRoutes(deps),

    route(contract.stripeWebhook, async ({ input }) => {
      await receiveEvent(deps, input);
      return { received: true as const };
    }),
  ];
}

/** Returns the API routes that create a checkout and confirm its payment. */
function checkoutRoutes(deps: BillingRouteDeps): ApiRoute[] {
  const limit = limitCalls(deps);
  return [
    route(contract.createCheckoutSession, async (call) => {
      const { account } = sessionOf(call);
      await limit(call, "checkout");
      const { successUrl, cancelUrl } = call.input;
      const wanted = { period: periodOf(deps, call.input), successUrl, cancelUrl };
      const { sessionId, url } = await createCheckout(deps, account, wanted);
      return { success: true as const, sessionId, url, message: "Continue to the payment page." };
    }),

    route(contract.confirmCheckout, async (call) => {
      const { account } = sessionOf(call);
      await limit(call);
      const { status, changed } = await confirmCheckout(deps, account, call.input.session_id);
      const { user, ...answer } = await planAnswer(deps, account, changed, messages[status]);
      const isOver = status === "complete" && user.plan !== "premium";
      return { ...answer, ...(isOver && { message: over }), user, status };
    }),
  ];
}

/** Returns the API routes with which owners and administrators manage a subscription. */
function subscriptionRoutes(deps: BillingRouteDeps): ApiRoute[] {
  const limit = limitCalls(deps);
  return [
    route(contract.syncSubscription, async (call) => {
      const { userId, stripe_customer_id: customerId } = call.input;
      await limit(call);
      const account = await targetAccount(deps, call, { userId, customerId });
      requireProvider(deps);
      if (account.stripeCustomerId === null) throw new AppError("no_customer");
      const from = account.id === sessionOf(call).account.id ? "sync" : "admin";
      const { changed } = await syncSubscription(deps, account.stripeCustomerId, { from });
      await auditForOther(deps, call, account, "user.sync");
      return planAnswer(deps, account, changed, "The subscription status is up to date.");
    }),

    route(contract.getSubscription, async (call) => {
      await limit(call);
      return { success: true as const, ...(await readSubscription(deps, sessionOf(call).account)) };
    }),

    route(contract.cancelSubscription, async (call) => {
      await limit(call);
      const account = await targetAccount(deps, call, { customerId: call.input.stripe_customer_id });
      const { changed } = await cancelSubscription(deps, account);
      await auditForOther(deps, call, account, "subscription.cancel");
      const answer = await planAnswer(deps, account, changed, "");
      return { ...answer, message: `Subscription canceled successfully! ${keptUntil(answer.user)}` };
    }),

    route(contract.resumeSubscription, async (call) => {
      await limit(call);
      const account = await targetAccount(deps, call, { customerId: call.input.stripe_customer_id });
      const { changed } = await resumeSubscription(deps, account);
      await auditForOther(deps, call, account, "subscription.resume");
      return planAnswer(deps, account, changed, "Subscription resumed. It renews at the end of your billing period.");
    }),

    route(contract.createPortalSession, async (call) => {
      await limit(call);
      const account = await targetAccount(deps, call, { customerId: call.input.customerId });
      const url = await openPortal(deps, account, call.input.returnUrl);
      await auditForOther(deps, call, account, "subscription.open_portal");
      return { success: true as const, url };
    }),
  ];
}

/** Returns the response to a request that may have changed the account's plan. */
async function planAnswer(deps: BillingDeps, { id }: Pick<Account, "id">, changed: boolean, message: string) {
  const user = toUser(await readAccount(deps, { id }));
  return { success: true as const, message, planChanged: changed, user };
}

/** Writes to the audit log when an administrator acts on another person's account. */
async function auditForOther(deps: BillingDeps, call: Call, { id }: Pick<Account, "id">, action: AuditAction) {
  const actorId = sessionOf(call).account.id;
  if (actorId !== id) await writeAudit(deps.db, deps.now(), { actorId, action, target: { kind: "user", id } });
}

/**
 * Returns the sentence that says when Premium ends after a cancellation. While a payment is overdue, Premium ends with
 * the days of grace if they end first.
 */
function keptUntil({ premium_until: until, subscription_end_date: end }: User): string {
  if (until === null || end === null || until >= end) {
    return "You will retain premium access until the end of your billing period.";
  }
  return `Your last payment failed, so Premium ends on ${formatDay(new Date(until))} unless you update your card.`;
}

/**
 * Returns the billing period that a checkout request names.
 * @throws AppError if the price is unknown or does not match the period
 */
function periodOf(deps: BillingDeps, { billing, priceId }: z.output<typeof contract.createCheckoutSession.input>) {
  const { prices } = requireProvider(deps).settings;
  if (!priceId && billing) return billing;
  const period = billingPeriods.find((one) => prices[one] === priceId);
  if (!period || (billing && billing !== period)) throw new AppError("invalid_input", "Price ID is invalid");
  return period;
}
