import { AppError } from "#src/app-error.ts";
import { endCheckout } from "../checkout/store.ts";
import { decidePayments } from "../ledger/decide-payments.ts";
import { logPayments, logUnmatched } from "../ledger/log-payments.ts";
import { findOfferedPrices, findOwner, lockStored, type Owner, updateStored } from "../ledger/owner-store.ts";
import { deleteUnmatched } from "../ledger/store.ts";
import { busySentence, transactionUnder } from "../locks/lock.ts";
import type { Lease } from "../locks/store.ts";
import { mailNews, type News, newsOf } from "../mails/mail-news.ts";
import { type BillingDeps, requireProvider, type SyncCause } from "../provider/deps.ts";
import { decideSubscription, type SubscriptionColumns } from "./decide-subscription.ts";
import type { ProviderState, Subscription } from "./provider-state.ts";

/** Thrown if the customer belongs to another owner than at the start, for example because the account was deleted. */
export class OwnerChanged extends AppError {
  constructor() {
    super("busy", busySentence, { retryAfterSeconds: 5 });
  }
}

export interface Saved {
  /** True if the account's plan changed. */
  readonly changed: boolean;
  readonly plan: SubscriptionColumns["plan"];
  /** Subscriptions to our prices that have started and not ended. */
  readonly live: readonly Subscription[];
}

/** Stores a customer's state at the payment provider in one transaction: the plan with its dates, and new payments. */
export async function saveProviderState(
  deps: BillingDeps,
  {
    lease,
    owner,
    providerState,
    cause,
  }: { lease: Lease; owner: Owner; providerState: ProviderState; cause: SyncCause },
): Promise<Saved> {
  const { settings } = requireProvider(deps);
  const { customerId } = providerState;
  const now = deps.now();
  const payments = decidePayments(providerState, settings.prices);
  const about = { customerId, cause, isMock: settings.isMock, now };
  const { news, ...saved } = await transactionUnder(
    deps.db,
    lease,
    async (tx): Promise<Saved & { news?: News | undefined }> => {
      const former = await findOfferedPrices(tx, customerId);
      const { columns, live, foreign } = decideSubscription(providerState, { current: settings.prices, former });
      warn(deps, customerId, { live, foreign });
      if (owner.kind !== "account") {
        // The owner may have changed meanwhile: setting an account's customer or deleting the account takes no lock on
        // the customer.
        if ((await findOwner(tx, customerId)).kind !== owner.kind) throw new OwnerChanged();
        if (owner.kind === "unknown") await logUnmatched(tx, payments, { ...about, subscriptionUpdated: false });
        else await logPayments(tx, owner.pseudonym, payments, { ...about, subscriptionUpdated: false });
        return { changed: false, plan: "normal", live };
      }
      const stored = await lockStored(tx, owner.accountId, customerId);
      if (!stored) throw new OwnerChanged();
      const subscriptionUpdated = !isSame(stored, columns);
      if (subscriptionUpdated) await updateStored(tx, owner.accountId, columns, now);
      await logPayments(tx, owner.accountId, payments, { ...about, subscriptionUpdated });
      await deleteUnmatched(tx, customerId);
      for (const { id, status } of providerState.sessions) {
        if (status === "complete" || status === "expired") await endCheckout(tx, id, status);
      }
      const changed = stored.plan !== columns.plan;
      return { changed, plan: columns.plan, live, news: newsOf(stored, columns) };
    },
  );
  // The deletion of an account sends its own mail.
  if (news && owner.kind === "account" && cause.from !== "closing") await mailNews(deps, owner.accountId, news);
  return saved;
}

/** Returns whether the subscription columns in the database equal the computed ones. */
export function isSame(stored: SubscriptionColumns, decided: SubscriptionColumns): boolean {
  const names = Object.keys(decided) as (keyof SubscriptionColumns)[];
  return names.every((name) => stored[name]?.valueOf() === decided[name]?.valueOf());
}

function warn(
  { logger }: BillingDeps,
  customer: string,
  { live, foreign }: { live: readonly Subscription[]; foreign: readonly Subscription[] },
): void {
  const ids = (subscriptions: readonly Subscription[]) => subscriptions.map(({ id }) => id);
  if (foreign.length > 0) logger.warn({ customer, subscriptions: ids(foreign) }, "a subscription to a price not ours");
  if (live.length > 1) logger.warn({ customer, subscriptions: ids(live) }, "a customer pays for more than one");
}
