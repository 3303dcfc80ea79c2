import { contactFailed } from "@rewright/contract/contact-form";
import { CallError } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";

/** The codes of errors that are not caused by the message itself. */
const unrelatedErrors: ReadonlySet<CallError["code"]> = new Set([
  "internal",
  "unavailable",
  "no_connection",
  "unreadable",
]);

/** Returns the reason why a message was not sent. If the server refused the message, its reason is used. */
export function contactProblem(error: unknown): Problem {
  if (error instanceof CallError && !unrelatedErrors.has(error.code)) return { message: error.message };
  const errorId = error instanceof CallError ? error.errorId : undefined;
  return { message: `${contactFailed} Your message is still here.`, errorId };
}
