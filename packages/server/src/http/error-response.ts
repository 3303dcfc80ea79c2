import { type ErrorBody, httpStatus } from "@rewright/contract/errors";
import { AppError } from "../app-error.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import type { AppContext } from "./context.ts";

/** The status that is logged if the caller has disconnected. */
const callerLeft = 499;

/**
 * Converts any thrown value to an error for the caller. If the database is down, the caller may try again. Any other
 * unknown value is an internal error.
 */
export function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError && !(httpStatus[cause.code] === 500 && isOutOfReach(cause))) return cause;
  return isOutOfReach(cause)
    ? new AppError("unavailable", undefined, { cause, retryAfterSeconds: 10 })
    : new AppError("internal", undefined, { cause });
}

/** Converts any thrown value to an error response of the API. Details of an internal error are only logged. */
export function errorResponse(context: AppContext, error: unknown): Response {
  if (context.req.raw.signal.aborted) return new Response(null, { status: callerLeft });
  const refusal = refusalOf(error);
  context.set("failure", { code: refusal.code, cause: refusal.cause });
  const { code, message, retryAfterSeconds, allow } = refusal;
  const body: ErrorBody = { success: false, error: code, message, error_id: context.get("requestId") };
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  if (allow !== undefined) headers.Allow = allow;
  if (code === "invalid_api_key") headers["WWW-Authenticate"] = 'Bearer error="invalid_token"';
  // If part of the body was not read, the connection cannot be used for another request.
  if (code === "too_large") headers.Connection = "close";
  return context.json(body, httpStatus[code], headers);
}
