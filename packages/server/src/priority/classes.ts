import type { Caller, PaidWith } from "../usage/caller.ts";

/**
 * By how many milliseconds others may come later and still be served before, for each kind of caller. It is priority with
 * ageing: nobody is overtaken by anyone who came more than the difference later, so nobody waits for ever.
 */
export const handicapsMs = { premium: 0, complimentary: 5000, free: 10_000, guest: 15_000, batch: 15_000 } as const;

export type PriorityClass = keyof typeof handicapsMs;

export const largestHandicapMs = Math.max(...Object.values(handicapsMs));

/** The class in which a caller waits; `batch` is for files, which nobody sits and waits for. */
export function classOf({ account }: Pick<Caller, "account">, paidWith: PaidWith): Exclude<PriorityClass, "batch"> {
  if (!account) return "guest";
  if (account.plan === "premium") return "premium";
  return paidWith === "credit" ? "complimentary" : "free";
}
