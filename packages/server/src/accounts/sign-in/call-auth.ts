import type { ErrorCode } from "@rewright/contract/errors";
import { isAPIError } from "better-auth/api";
import { AppError } from "#src/app-error.ts";

/** The library's refusals that people can meet, as ours. */
const refusals: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_credentials",
  ACCOUNT_INACTIVE: "account_inactive",
  INVALID_TOKEN: "link_expired",
  TOKEN_EXPIRED: "link_expired",
  USER_NOT_FOUND: "link_expired",
  // It does not say why, but the database is all that it asks.
  FAILED_TO_GET_SESSION: "unavailable",
};

/**
 * Runs one of the library's functions and passes the cookies that it sets on to the answer.
 * @throws AppError where the library refuses
 */
export async function callAuth<T>(
  run: () => Promise<{ headers: Headers; response: T }>,
  cookies: string[] = [],
): Promise<T> {
  try {
    const { headers, response } = await run();
    cookies.push(...headers.getSetCookie());
    return response;
  } catch (error) {
    const code = isAPIError(error) ? refusals[String(error.body?.code)] : undefined;
    const wait = code === "unavailable" ? { retryAfterSeconds: 10 } : {};
    if (code) throw new AppError(code, undefined, { cause: error, ...wait });
    throw error;
  }
}
