import { Stripe } from "stripe";
import { AppError } from "#src/app-error.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import type { Session } from "../sync/provider-state.ts";
import { toSession } from "../sync/to-provider-state.ts";
import type { Checkout } from "./store.ts";
import { expireCheckouts } from "./store.ts";

/**
 * Creates a checkout session at the payment provider. The checkout's id is the idempotency key, so a second call
 * returns the same session. If the provider answers with an error, the checkout is marked as expired: the provider
 * would repeat that error for the same key.
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
    // Accept only cards: a payment method that settles days later would give Premium before the money arrives.
    allowed_payment_method_types: ["card"],
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata: { ...about, billing_period: billingPeriod, price_id: priceId },
    // The payment provider copies this metadata to the first invoice, which can then be matched to the checkout.
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
