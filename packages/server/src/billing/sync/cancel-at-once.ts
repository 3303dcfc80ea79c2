import { type BillingDeps, callProvider, existsAtProvider, requireProvider } from "../provider/deps.ts";
import { isLive } from "./decide-subscription.ts";
import type { ProviderState } from "./provider-state.ts";

/**
 * Cancels every live subscription of the customer at once, so that nothing more is charged. One that has ended meanwhile,
 * for example with its expired checkout, is not there for the provider any more.
 */
export async function cancelAtOnce(deps: BillingDeps, { subscriptions }: ProviderState): Promise<void> {
  const { stripe } = requireProvider(deps);
  for (const { id } of subscriptions.filter(isLive)) {
    await callProvider(() => existsAtProvider(() => stripe.subscriptions.cancel(id)));
  }
}
