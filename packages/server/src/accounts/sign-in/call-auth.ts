import type { ErrorCode } from "@rewright/contract/errors";
import { isAPIError } from "better-auth/api";
import { AppError } from "#src/app-error.ts";

/**
 * Maps error codes of the accounts library to error codes of this server. Contains only the codes that users can cause.
 */
const refusals: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_credentials",
  ACCOUNT_INACTIVE: "account_inactive",
  INVALID_TOKEN: "link_expired",
  TOKEN_EXPIRED: "link_expired",
  USER_NOT_FOUND: "link_expired",
  // The accounts library gives no reason here. This step only queries the database, so the database is unavailable.
  FAILED_TO_GET_SESSION: "unavailable",
};

/**
 * Calls a function of the accounts library and appends the cookies that it sets to `cookies`.
 * @throws AppError when the library refuses with a code that `refusals` maps
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
