import { AppError } from "#src/app-error.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import type { Session } from "../sync/provider-state.ts";

/**
 * Expires open checkout sessions at the payment provider, so that they can no longer be paid.
 * @returns false if a session was paid meanwhile or its payment is in progress
 */
export async function expireSessions(
  deps: Pick<BillingDeps, "provider">,
  open: readonly Pick<Session, "id">[],
): Promise<boolean> {
  const { stripe } = requireProvider(deps);
  try {
    for (const { id } of open) await callProvider(() => stripe.checkout.sessions.expire(id));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "payment_failed") return false;
    throw error;
  }
}
