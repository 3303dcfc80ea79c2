import type { AttemptLimiter } from "#src/attempts/limit-attempts.ts";
import { type Call, sessionOf } from "#src/http/route.ts";

/**
 * Counts a request against the account's rate limit, because the request calls the payment provider.
 * @throws AppError `too_many_requests`
 */
export const limitCalls =
  ({ limitAttempts }: { readonly limitAttempts: AttemptLimiter }) =>
  (call: Call, action: "checkout" | "billing" = "billing") =>
    limitAttempts(action, { subject: sessionOf(call).account.id, addressHash: call.guest.addressHash });
