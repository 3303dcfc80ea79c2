import type { Caller, PaidWith } from "../usage/caller.ts";

/**
 * The delay in milliseconds for each class of caller. Callers are served in the order of arrival time plus delay. A
 * caller who arrives later is served first only if the later caller's delay is shorter by more than the time between
 * the arrivals, so every caller is served.
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
