import { AppError } from "#src/app-error.ts";
import { type BillingDeps, callProvider, requireProvider } from "../provider/deps.ts";
import type { Session } from "../sync/provider-state.ts";

/**
 * Ends sessions that were open, so that nobody pays there.
 * @returns false where one was paid in the meantime, or is being paid
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
