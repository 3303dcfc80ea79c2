import { CallError } from "../../api/call.ts";
import type { Problem } from "../../api/problem.ts";

/** Why no checkout began, and what can be done about it. */
export interface CheckoutProblem extends Problem {
  readonly remedy?: "manage" | "log-in";
}

const unavailable = "Subscription system not available. Please contact support or try again later.";

/** Codes whose sentence is the server's own, whole as it stands. */
const spoken: ReadonlySet<CallError["code"]> = new Set(["invalid_input", "payment_failed", "payments_unavailable"]);

/** What is said when a checkout could not begin. */
export function checkoutProblem(error: unknown): CheckoutProblem {
  if (!(error instanceof CallError)) return { message: "Payment failed. Please try again." };
  const { code, message, errorId } = error;
  if (code === "already_premium") return { message, remedy: "manage" };
  if (code === "signed_out") return { message, remedy: "log-in" };
  if (code === "not_found") return { message: unavailable, errorId };
  if (spoken.has(code)) return { message, errorId };
  return { message: `Failed to create subscription checkout: ${message}`, errorId };
}
