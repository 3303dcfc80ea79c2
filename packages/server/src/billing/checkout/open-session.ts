import { Stripe } from "stripe";
import { AppError } from "#src/app-error.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import type { Session } from "../sync/provider-state.ts";
import { toSession } from "../sync/to-provider-state.ts";
import type { Checkout } from "./store.ts";
import { expireCheckouts } from "./store.ts";

/**
 * Asks the provider for the session of a checkout; asking twice gives the same. Where the provider answers with an
 * error, the checkout is over: the answer to its key would stay the same.
 */
export async function openSession(
  deps: BillingDeps,
  { checkout, customerId, sentence }: { checkout: Checkout; customerId: string; sentence: string },
): Promise<Session & { readonly url: string }> {
  const { stripe } = requireProvider(deps);
  const { id, userId, billingPeriod, priceId, successUrl, cancelUrl } = checkout;
  const about = { user_id: userId, checkout_id: id };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    // What is settled days later would be Premium before it is paid.
    allowed_payment_method_types: ["card"],
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata: { ...about, billing_period: billingPeriod, price_id: priceId },
    // Its first invoice says it too, so that what is bought in a checkout is known before the checkout is through.
    subscription_data: { metadata: about },
  };
  return callProvider(async () => {
    try {
      const { url, ...session } = toSession(await stripe.checkout.sessions.create(params, { idempotencyKey: id }));
      if (url === null) throw new AppError("payments_unavailable");
      return { ...session, url };
    } catch (error) {
      const wasAnswered = error instanceof Stripe.errors.StripeError && error.statusCode !== undefined;
      if (wasAnswered) await expireCheckouts(deps.db, userId);
      throw error;
    }
  }, sentence);
}
