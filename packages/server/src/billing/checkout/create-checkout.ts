import type { BillingPeriod } from "@rewright/contract/plans";
import type { Account } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { AppError } from "#src/app-error.ts";
import { ensureCustomer } from "../customers/ensure-customer.ts";
import { underAccountLock } from "../locks/account-lock.ts";
import { billingIsBusy, transactionUnder } from "../locks/lock.ts";
import { type BillingDeps, requireProvider } from "../provider/deps.ts";
import type { ProviderState, Subscription } from "../sync/provider-state.ts";
import { saveProviderState } from "../sync/save-provider-state.ts";
import { syncUnderLock } from "../sync/sync-subscription.ts";
import { expireSessions } from "./expire-sessions.ts";
import { openSession } from "./open-session.ts";
import { checkedReturnUrl } from "./return-url.ts";
import { findOpenCheckout, replaceCheckout, setSession } from "./store.ts";

const sentence = "Failed to create subscription checkout";
const cause = { from: "checkout" } as const;

interface Wanted {
  readonly period: BillingPeriod;
  /** URL to which the payment provider redirects the browser after the payment. If absent, a default page is used. */
  readonly successUrl?: string | null | undefined;
  readonly cancelUrl?: string | null | undefined;
}

/**
 * Creates a checkout for a subscription. Returns the account's open checkout if it was created with the same values.
 * @throws AppError `already_premium` if the account has Premium or a running subscription, `forbidden` if a return URL
 * is on another site
 */
export async function createCheckout(
  deps: BillingDeps,
  account: Pick<Account, "id" | "email" | "name">,
  { period, ...given }: Wanted,
): Promise<{ sessionId: string; url: string }> {
  const { settings } = requireProvider(deps);
  const success = `/dashboard?upgrade=success&session_id={CHECKOUT_SESSION_ID}&plan=${period}`;
  const wanted = {
    billingPeriod: period,
    priceId: settings.prices[period],
    successUrl: checkedReturnUrl(deps.origin, given.successUrl, success),
    cancelUrl: checkedReturnUrl(deps.origin, given.cancelUrl, `/pricing?upgrade=canceled&plan=${period}`),
  };
  return underAccountLock(deps, account, async ({ lease, owner, customerId: known }) => {
    await refuseGrantedOrBanned(deps, account);
    const customerId = await ensureCustomer(deps, account, { lease, customerId: known, sentence });
    const locked = { lease, owner, customerId, cause };
    const { providerState, live } = await syncUnderLock(deps, locked);
    refuseSecondSubscription(live, providerState);
    const stored = await findOpenCheckout(deps.db, account.id);
    const ours = stored && isFor(stored, wanted) ? stored : undefined;
    const session = ours && providerState.sessions.find(({ checkoutId }) => checkoutId === ours.id);
    const others = providerState.sessions.filter((one) => one.status === "open" && one !== session);
    // Expire other open checkout sessions first: the customer could pay two of them.
    if (!(await expireSessions(deps, others))) {
      const now = await syncUnderLock(deps, locked);
      refuseSecondSubscription(now.live, now.providerState);
      throw billingIsBusy();
    }
    if (ours && session?.status === "open" && session.url !== null) {
      const begun = { sessionId: session.id, url: session.url };
      if (ours.sessionId === null) await transactionUnder(deps.db, lease, (tx) => setSession(tx, ours, begun));
      return begun;
    }
    // If the payment provider never answered for the stored checkout, ask again with the same idempotency key.
    const unanswered = session === undefined && ours?.sessionId === null ? ours : undefined;
    const row = { id: crypto.randomUUID(), userId: account.id, createdAt: deps.now(), ...wanted };
    const checkout = unanswered ?? (await transactionUnder(deps.db, lease, (tx) => replaceCheckout(tx, row)));
    const opened = await openSession(deps, { checkout, customerId, sentence });
    const begun = { sessionId: opened.id, url: opened.url };
    await transactionUnder(deps.db, lease, (tx) => setSession(tx, checkout, begun));
    await saveProviderState(deps, {
      lease,
      owner,
      cause,
      providerState: { ...providerState, sessions: [...providerState.sessions, opened] },
    });
    return begun;
  });
}

/**
 * Throws if the account has Premium by an administrator's grant or is banned. Reads the account again, because an
 * administrator may have changed it since the request arrived.
 */
async function refuseGrantedOrBanned(deps: BillingDeps, { id }: Pick<Account, "id">): Promise<void> {
  const { isActive, premiumBy } = await readAccount(deps, { id });
  if (!isActive) throw new AppError("signed_out");
  if (premiumBy === "grant") {
    throw new AppError("already_premium", "You already have Premium, free of charge.");
  }
}

function isFor(stored: object, wanted: object): boolean {
  const fields: Record<string, unknown> = { ...stored };
  return Object.entries(wanted).every(([name, value]) => fields[name] === value);
}

/**
 * Throws if the customer would pay twice, because a subscription is running, or is paid for and has not started yet.
 */
function refuseSecondSubscription(live: readonly Subscription[], { sessions, subscriptions }: ProviderState): void {
  const statuses = live.map(({ status }) => status);
  if (statuses.some((status) => status === "active" || status === "trialing")) throw new AppError("already_premium");
  if (statuses.length > 0) {
    const sentence = "Your last payment failed. Update your card to get Premium back.";
    throw new AppError("already_premium", sentence);
  }
  const waiting = subscriptions.filter(({ status }) => status === "incomplete").map(({ id }) => id);
  if (sessions.some(({ status, subscriptionId }) => status === "complete" && waiting.includes(subscriptionId ?? ""))) {
    throw new AppError("already_premium", "Your last payment is still being processed. Please try again later.");
  }
}
