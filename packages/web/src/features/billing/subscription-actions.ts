import type { cancelSubscription, resumeSubscription, syncSubscription } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { CallError, call } from "#src/api/call.ts";
import { refreshSession, settle } from "#src/api/session.ts";
import { billingStrings } from "./strings.ts";

const noneFound = billingStrings.noActiveSubscriptionFound;
const changedAlready = billingStrings.yourAccountMay;
const noNetwork = billingStrings.networkErrorPleaseCheck;

/** Cancels the subscription at the end of the paid period. @returns the success message @throws CallError */
export async function cancel({ stripe_customer_id }: User): Promise<string> {
  try {
    const answer = await call<typeof cancelSubscription>("/api/stripe/cancel-subscription", { stripe_customer_id });
    settle(answer.user);
    return answer.message;
  } catch (error) {
    return await explain(error, billingStrings.failedToCancelSubscription);
  }
}

/** Withdraws the cancellation of the subscription. @returns the success message @throws CallError */
export async function resume({ stripe_customer_id }: User): Promise<string> {
  try {
    settle((await call<typeof resumeSubscription>("/api/stripe/resume-subscription", { stripe_customer_id })).user);
    return billingStrings.yourSubscriptionWillRenew;
  } catch (error) {
    return await explain(error, billingStrings.failedToResumeSubscription);
  }
}

/**
 * Makes the server read the subscription from the payment provider, and updates the account on the page.
 *
 * @returns the success message
 * @throws CallError
 */
export async function sync({ plan, stripe_customer_id }: User): Promise<string> {
  try {
    const answer = await call<typeof syncSubscription>("/api/stripe/sync", { stripe_customer_id });
    settle(answer.user);
    if (answer.user.plan === plan) return billingStrings.yourSubscriptionIsUp;
    return answer.user.plan === "premium" ? billingStrings.youreOnPremiumNow : billingStrings.youreOnFreeNow;
  } catch (error) {
    if (error instanceof CallError && error.code === "no_customer") throw error;
    throw reworded(error, billingStrings.failedToFetchSubscription);
  }
}

async function explain(error: unknown, otherwise: string): Promise<never> {
  if (!(error instanceof CallError)) throw error;
  if (error.message.includes(billingStrings.noActiveOrCancelable)) {
    await refreshSession().catch(() => {});
    throw reworded(error, changedAlready);
  }
  if (error.code === "no_subscription") throw reworded(error, noneFound);
  if (error.code === "no_connection") throw reworded(error, noNetwork);
  throw reworded(error, otherwise);
}

const reworded = (error: unknown, message: string) =>
  error instanceof CallError
    ? new CallError(error.code, message, error.errorId === undefined ? {} : { errorId: error.errorId })
    : error;
