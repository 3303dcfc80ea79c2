import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import type { SystemSettings } from "../settings/system-settings.ts";
import { type Guest, subjectsOf } from "./guest.ts";

/** Holds the account or guest that asks for a rewrite, and the settings that apply. */
export interface Caller {
  readonly guest: Guest;
  readonly account?: Account | undefined;
  readonly settings: SystemSettings;
}

/** Names what a generation is counted against: the daily limit, the complimentary generations, or nothing. */
export type PaidWith = "quota" | "credit" | "unlimited";

/** Holds a plan's limits. */
export interface Plan {
  readonly name: string;
  readonly wordsPerRequest: number;
  /** -1 means unlimited. */
  readonly dailyGenerations: number;
}

/** Holds a caller's limit, and the subjects under which its rewrites are counted. */
export interface Allowance {
  /** Always in the same order, so that two transactions cannot deadlock. */
  readonly subjects: readonly string[];
  /** Rewrites per 24 hours. -1 means unlimited. */
  readonly limit: number;
}

export function allowanceOf(caller: Caller, anonymousDailyGenerations: number): Allowance {
  const { guest, account } = caller;
  if (!account) return { subjects: subjectsOf(guest), limit: anonymousDailyGenerations };
  return { subjects: [`account:${account.id}`], limit: planOf(caller).dailyGenerations };
}

/** Returns the plan that applies to the caller; guests have the free plan. */
export function planOf({ account, settings }: Pick<Caller, "account" | "settings">): Plan {
  if (account?.plan === "premium") return plans.premium;
  return {
    name: plans.free.name,
    wordsPerRequest: settings.freeWordsPerRequest,
    dailyGenerations: settings.freeDailyGenerations,
  };
}
