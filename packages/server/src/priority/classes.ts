import type { Caller, PaidWith } from "../usage/caller.ts";

/**
 * Milliseconds that are added to the arrival time of each class of caller to order them. A caller can be overtaken only
 * by callers who arrive later by less than the difference between the two numbers, so everyone is served.
 */
export const handicapsMs = { premium: 0, complimentary: 5000, free: 10_000, guest: 15_000, batch: 15_000 } as const;

export type PriorityClass = keyof typeof handicapsMs;

export const largestHandicapMs = Math.max(...Object.values(handicapsMs));

/** Returns the class in which a caller waits. The class `batch` is for files, for which no caller waits. */
export function classOf({ account }: Pick<Caller, "account">, paidWith: PaidWith): Exclude<PriorityClass, "batch"> {
  if (!account) return "guest";
  if (account.plan === "premium") return "premium";
  return paidWith === "credit" ? "complimentary" : "free";
}
