import { type BillingDeps, callProvider, existsAtProvider, requireProvider } from "../provider/deps.ts";
import { isLive } from "./decide-subscription.ts";
import type { ProviderState } from "./provider-state.ts";

/**
 * Cancels every live subscription of the customer immediately, so that nothing more is charged. Ignores a subscription
 * that the provider no longer knows, for example because it ended with an expired checkout.
 */
export async function cancelAtOnce(deps: BillingDeps, { subscriptions }: ProviderState): Promise<void> {
  const { stripe } = requireProvider(deps);
  for (const { id } of subscriptions.filter(isLive)) {
    await callProvider(() => existsAtProvider(() => stripe.subscriptions.cancel(id)));
  }
}
