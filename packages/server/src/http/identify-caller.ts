import type { Account } from "../accounts/account.ts";
import { bearerIn } from "../accounts/api-keys/key-format.ts";
import type { useKey } from "../accounts/api-keys/use-key.ts";
import { hasSessionCookie } from "../accounts/sign-in/session-cookies.ts";
import { AppError } from "../app-error.ts";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import type { LimitState } from "./rate-limit/check-count.ts";
import type { LimitKey } from "./rate-limit/limit-key.ts";
import type { SignedIn } from "./route.ts";

interface Deps {
  readonly readSession: (headers: Headers) => Promise<SignedIn | undefined>;
  readonly useKey: (given: string) => ReturnType<typeof useKey>;
  readonly limitKey: LimitKey;
  readonly limitAttempts: AttemptLimiter;
}

interface Asked {
  /** The header Authorization. */
  readonly authorization: string | undefined;
  /** The headers that the accounts library gets, with the cookies. */
  readonly headers: Headers;
  readonly addressHash: string;
  readonly requestsPerMinute: number;
}

/** Holds the account, the session and whether an API key was sent. Account and session are undefined for a guest. */
interface Identified {
  readonly account: Account | undefined;
  readonly session: SignedIn | undefined;
  readonly hasKey: boolean;
}

/** Identifies the caller. Calls `onKeyCounted` with the state of the key's limit, if there is a key. */
export type IdentifyCaller = (asked: Asked, onKeyCounted: (state: LimitState) => void) => Promise<Identified>;

/**
 * Returns a function that identifies the caller of a request: by the API key in the header Authorization, otherwise by
 * the session cookie. A request with both is refused, because it would be unclear which one counts. Wrong keys are
 * counted by IP address. Valid keys still work from an address that has sent too many wrong ones.
 * @throws AppError `invalid_api_key`, `invalid_input`, `too_many_requests`
 */
export function createIdentifyCaller({ readSession, useKey, limitKey, limitAttempts }: Deps): IdentifyCaller {
  return async ({ authorization, headers, addressHash, requestsPerMinute }, onKeyCounted) => {
    const given = bearerIn(authorization);
    if (given === undefined) {
      const session = await readSession(headers);
      return { account: session?.account, session, hasKey: false };
    }
    if (hasSessionCookie(headers.get("cookie") ?? "")) {
      throw new AppError("invalid_input", "Send either an API key or a session cookie, not both.");
    }
    const key = await useKey(given);
    if (!key) {
      await limitAttempts("api-key", { subject: addressHash, addressHash });
      throw new AppError("invalid_api_key");
    }
    await limitKey(key.id, requestsPerMinute, onKeyCounted);
    return { account: key.account, session: undefined, hasKey: true };
  };
}
