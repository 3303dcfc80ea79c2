import type { BillingPeriod } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";

/** The provider puts the session's id in its place. */
const sessionId = "{CHECKOUT_SESSION_ID}";

/**
 * Where the provider sends people after a checkout.
 * @throws AppError `forbidden` where an address is not the product's own
 */
export function checkoutAddresses(
  origin: string,
  period: BillingPeriod,
  given: { successUrl?: string | null | undefined; cancelUrl?: string | null | undefined },
): { successUrl: string; cancelUrl: string } {
  const success = `${origin}/dashboard?upgrade=success&session_id=${sessionId}&plan=${period}`;
  const cancel = `${origin}/pricing?upgrade=canceled&plan=${period}`;
  return {
    successUrl: ownAddress(origin, given.successUrl ?? success),
    cancelUrl: ownAddress(origin, given.cancelUrl ?? cancel),
  };
}

/**
 * An address as the browser will understand it.
 * @throws AppError `forbidden` where it is not the product's own
 */
export function ownAddress(origin: string, given: string): string {
  const url = URL.parse(given);
  if (url?.origin !== new URL(origin).origin) {
    throw new AppError("forbidden", "Addresses to come back to must be on this site.");
  }
  return url.href.replaceAll(encodeURIComponent(sessionId), sessionId);
}
