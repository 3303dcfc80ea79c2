import type { Caller, PaidWith } from "../usage/caller.ts";

/**
 * The handicap of each class in milliseconds: a caller with a smaller one may come later by the difference and still be
 * served first. No caller is overtaken by one who came later than this difference, so every caller is served.
 */
export const handicapsMs = { premium: 0, complimentary: 5000, free: 10_000, guest: 15_000, batch: 15_000 } as const;

export type PriorityClass = keyof typeof handicapsMs;

export const largestHandicapMs = Math.max(...Object.values(handicapsMs));

/** Returns the class in which a caller waits; `batch` is for files, whose owner does not wait. */
export function classOf({ account }: Pick<Caller, "account">, paidWith: PaidWith): Exclude<PriorityClass, "batch"> {
  if (!account) return "guest";
  if (account.plan === "premium") return "premium";
  return paidWith === "credit" ? "complimentary" : "free";
}
