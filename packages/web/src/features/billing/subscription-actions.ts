import type { cancelSubscription, resumeSubscription, syncSubscription } from "@rewright/contract/billing";
import type { User } from "@rewright/contract/user";
import { CallError, call } from "../../api/call.ts";
import { refreshSession, settle } from "../../api/session.ts";

const noneFound = "No active subscription found. Please contact support if you believe this is an error.";
const changedAlready = "Your account may have already been updated";
const noNetwork = "Network error. Please check your connection and try again.";

/** Cancels at the end of the period. Answers with what to say about it. @throws CallError */
export async function cancel({ stripe_customer_id }: User): Promise<string> {
  try {
    const answer = await call<typeof cancelSubscription>("/api/stripe/cancel-subscription", { stripe_customer_id });
    settle(answer.user);
    return answer.message;
  } catch (error) {
    return await explain(error, "Failed to cancel subscription. Please try again.");
  }
}

/** Takes a cancellation back. Answers with what to say about it. @throws CallError */
export async function resume({ stripe_customer_id }: User): Promise<string> {
  try {
    settle((await call<typeof resumeSubscription>("/api/stripe/resume-subscription", { stripe_customer_id })).user);
    return "Your subscription goes on, and is renewed as before.";
  } catch (error) {
    return await explain(error, "Failed to resume subscription. Please try again.");
  }
}

/** Has the server ask the provider, and takes over what it says. @throws CallError */
export async function sync({ plan, stripe_customer_id }: User): Promise<string> {
  try {
    const answer = await call<typeof syncSubscription>("/api/stripe/sync", { stripe_customer_id });
    settle(answer.user);
    if (answer.user.plan === plan) return "Your subscription is up to date.";
    return answer.user.plan === "premium" ? "Your plan is Premium now." : "Your plan is Free now.";
  } catch (error) {
    if (error instanceof CallError && error.code === "no_customer") throw error;
    throw reworded(error, "Failed to fetch subscription status. Please try again.");
  }
}

async function explain(error: unknown, otherwise: string): Promise<never> {
  if (!(error instanceof CallError)) throw error;
  if (error.message.includes("No active or cancelable subscription found")) {
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
