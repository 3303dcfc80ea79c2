import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import type { SystemSettings } from "../settings/system-settings.ts";
import { type Guest, subjectsOf } from "./guest.ts";

/** Holds the account or guest that requests a rewrite, and the current system settings. */
export interface Caller {
  readonly guest: Guest;
  readonly account?: Account | undefined;
  readonly settings: SystemSettings;
}

/** What pays for a rewrite: the daily limit, a free Humanize Pro generation, or nothing if the plan is unlimited. */
export type PaidWith = "quota" | "credit" | "unlimited";

/** Holds the limits of a plan. */
export interface Plan {
  readonly name: string;
  readonly wordsPerRequest: number;
  /** Rewrites per day. -1 means unlimited. */
  readonly dailyGenerations: number;
}

/** Holds a caller's daily limit, and the names under which the caller's rewrites are counted. */
export interface Allowance {
  /**
   * Names of the counters, such as an account or a hashed address. Sorted, so that two transactions cannot deadlock.
   */
  readonly subjects: readonly string[];
  /** Rewrites per 24 hours. -1 means unlimited. */
  readonly limit: number;
}

export function allowanceOf(caller: Caller, anonymousDailyGenerations: number): Allowance {
  const { guest, account } = caller;
  if (!account) return { subjects: subjectsOf(guest), limit: anonymousDailyGenerations };
  return { subjects: [`account:${account.id}`], limit: planOf(caller).dailyGenerations };
}

/** Returns the plan that applies to the caller. Guests have the free plan. */
export function planOf({ account, settings }: Pick<Caller, "account" | "settings">): Plan {
  if (account?.plan === "premium") return plans.premium;
  return {
    name: plans.free.name,
    wordsPerRequest: settings.freeWordsPerRequest,
    dailyGenerations: settings.freeDailyGenerations,
  };
}
