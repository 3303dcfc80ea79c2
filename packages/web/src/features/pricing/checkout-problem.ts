import { CallError } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";
import { pricingStrings } from "./strings.ts";

/** The reason why a checkout could not start, and what to do about it. */
export interface CheckoutProblem extends Problem {
  readonly remedy?: "manage" | "log-in";
}

/** The codes of errors whose message from the server is shown unchanged. */
const spoken: ReadonlySet<CallError["code"]> = new Set(["invalid_input", "payment_failed", "payments_unavailable"]);

/** Returns the message for a checkout that failed to start. */
export function checkoutProblem(error: unknown): CheckoutProblem {
  if (!(error instanceof CallError)) return { message: pricingStrings.paymentFailed };
  const { code, message, errorId } = error;
  if (code === "already_premium") return { message, remedy: "manage" };
  if (code === "signed_out") return { message, remedy: "log-in" };
  if (code === "not_found") return { message: pricingStrings.unavailable, errorId };
  if (spoken.has(code)) return { message, errorId };
  return { message: pricingStrings.noCheckout(message), errorId };
}
