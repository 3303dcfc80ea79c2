import { createHmac } from "node:crypto";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { countAttempt, deleteOldAttempts } from "./store.ts";

const minuteMs = 60_000;

/** How often what costs or harms may be tried, by whom it concerns (an account or address of mail) and by where from. */
const limits = {
  "sign-in": { perSubject: 10, perAddress: 60, withinMs: 15 * minuteMs },
  "sign-up": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-request": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "reset-password": { perSubject: 10, perAddress: 20, withinMs: 60 * minuteMs },
  "verification-mail": { perSubject: 3, perAddress: 20, withinMs: 60 * minuteMs },
  "confirmed-change": { perSubject: 5, perAddress: 20, withinMs: 60 * minuteMs },
  "password-check": { perSubject: 10, perAddress: 60, withinMs: 15 * minuteMs },
  google: { perSubject: 30, perAddress: 30, withinMs: 15 * minuteMs },
  alternatives: { perSubject: 300, perAddress: 300, withinMs: 10 * minuteMs },
} as const satisfies Record<string, { perSubject: number; perAddress: number; withinMs: number }>;

type LimitedAction = keyof typeof limits;

/**
 * Counts one attempt, against the subject and against the caller's address; either may refuse it.
 * @throws AppError `too_many_requests`
 */
export type AttemptLimiter = (
  action: LimitedAction,
  by: { readonly subject: string; readonly addressHash: string },
) => Promise<void>;

/** Attempts are counted in the database, so that several server processes count together. Subjects are stored hashed. */
export function createAttemptLimiter({
  db,
  now,
  key,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly key: Buffer;
}): AttemptLimiter {
  return async (action, { subject, addressHash }) => {
    const { perSubject, perAddress, withinMs } = limits[action];
    const hashed = createHmac("sha256", key).update(subject).digest("base64url");
    for (const [who, allowed] of [
      [`address:${addressHash}`, perAddress],
      [`subject:${hashed}`, perSubject],
    ] as const) {
      const attempt = { key: `${action}:${who}`, costMs: withinMs / allowed, withinMs, now: now() };
      if (await countAttempt(db, attempt)) continue;
      throw new AppError("too_many_requests", undefined, { retryAfterSeconds: Math.ceil(withinMs / allowed / 1000) });
    }
  };
}

/** Forgets attempts that no longer count. */
export async function forgetOldAttempts({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteOldAttempts(db, now());
}
