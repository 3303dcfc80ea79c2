import { readAccount } from "#src/accounts/read-account.ts";
import type { BillingDeps } from "../provider/deps.ts";
import type { SubscriptionColumns } from "../sync/decide-subscription.ts";
import { billingMails } from "./mails.ts";

/** A change to a subscription about which its owner gets a mail. */
export type News = keyof typeof billingMails;

type Known = Pick<SubscriptionColumns, "plan" | "cancelAtPeriodEnd">;

/**
 * Returns the change between two stored states of a subscription. The caller locks the row, so each change is found
 * once.
 */
export function newsOf(before: Known, after: Known): News | undefined {
  if (before.plan !== after.plan) return after.plan === "premium" ? "premiumBegins" : "premiumEnds";
  return after.plan === "premium" && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd ? "cancellation" : undefined;
}

/**
 * Queues a mail to the owner about a change to the subscription. Skips the mail about the end of Premium if the account
 * keeps Premium by a grant. Logs an error instead of throwing, because the change is already stored.
 */
export async function mailNews(deps: BillingDeps, accountId: string, news: News): Promise<void> {
  const { logger, mailer, origin } = deps;
  try {
    const { email, plan, billingPeriod, premiumUntil } = await readAccount(deps, { id: accountId });
    if (news === "premiumBegins") mailer.send(billingMails.premiumBegins(email, { origin, period: billingPeriod }));
    if (news === "cancellation") mailer.send(billingMails.cancellation(email, { origin, until: premiumUntil }));
    if (news === "premiumEnds" && plan !== "premium") mailer.send(billingMails.premiumEnds(email, { origin }));
  } catch (err) {
    logger.warn({ err, news }, "a mail about a subscription was not sent");
  }
}
