import { type ErrorBody, httpStatus } from "@rewright/contract/errors";
import { AppError } from "../app-error.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import type { AppContext } from "./context.ts";

/** What the log shows where nobody was left to answer. */
const callerLeft = 499;

/** What the caller is told of anything thrown. Where the database is away, it makes sense to come back; else it is a fault. */
export function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError && !(httpStatus[cause.code] === 500 && isOutOfReach(cause))) return cause;
  return isOutOfReach(cause)
    ? new AppError("unavailable", undefined, { cause, retryAfterSeconds: 10 })
    : new AppError("internal", undefined, { cause });
}

/** Turns anything thrown into the one shape of every error; a fault's details go to the log only. */
export function errorResponse(context: AppContext, error: unknown): Response {
  if (context.req.raw.signal.aborted) return new Response(null, { status: callerLeft });
  const refusal = refusalOf(error);
  context.set("failure", { code: refusal.code, cause: refusal.cause });
  const { code, message, retryAfterSeconds, allow } = refusal;
  const body: ErrorBody = { success: false, error: code, message, error_id: context.get("requestId") };
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  if (allow !== undefined) headers.Allow = allow;
  // Where part of the body was left unread, the connection cannot carry another request.
  if (code === "too_large") headers.Connection = "close";
  return context.json(body, httpStatus[code], headers);
}
