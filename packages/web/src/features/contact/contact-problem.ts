import { contactFailed } from "@rewright/contract/contact-form";
import { CallError } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";

/** Lists the error codes of failures unrelated to the message. */
const unrelatedErrors: ReadonlySet<CallError["code"]> = new Set([
  "internal",
  "unavailable",
  "no_connection",
  "unreadable",
]);

/** Returns why a message was not sent; a refusal keeps the server's message. */
export function contactProblem(error: unknown): Problem {
  if (error instanceof CallError && !unrelatedErrors.has(error.code)) return { message: error.message };
  const errorId = error instanceof CallError ? error.errorId : undefined;
  return { message: `${contactFailed} What you wrote is still here.`, errorId };
}
