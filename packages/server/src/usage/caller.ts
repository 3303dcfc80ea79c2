import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import type { SystemSettings } from "../settings/system-settings.ts";
import { type Guest, subjectsOf } from "./guest.ts";

/** Whoever asks for a rewriting, a person with an account or a guest, and the settings that hold for it. */
export interface Caller {
  readonly guest: Guest;
  readonly account?: Account | undefined;
  readonly settings: SystemSettings;
}

/** What a generation is counted against: the day, the complimentary generations, or nothing. */
export type PaidWith = "quota" | "credit" | "unlimited";

/** What a plan allows. */
export interface Plan {
  readonly name: string;
  readonly wordsPerRequest: number;
  /** -1 means unlimited. */
  readonly dailyGenerations: number;
}

/** What a caller may do in a window, and against what it is counted. */
export interface Allowance {
  /** In one order, so that two transactions never wait for each other. */
  readonly subjects: readonly string[];
  /** Rewrites per 24 hours. -1 means unlimited. */
  readonly limit: number;
}

export function allowanceOf(caller: Caller, anonymousDailyGenerations: number): Allowance {
  const { guest, account } = caller;
  if (!account) return { subjects: subjectsOf(guest), limit: anonymousDailyGenerations };
  return { subjects: [`account:${account.id}`], limit: planOf(caller).dailyGenerations };
}

/** The plan whose limits hold for the caller: a guest has those of the free plan. */
export function planOf({ account, settings }: Pick<Caller, "account" | "settings">): Plan {
  if (account?.plan === "premium") return plans.premium;
  return {
    name: plans.free.name,
    wordsPerRequest: settings.freeWordsPerRequest,
    dailyGenerations: settings.freeDailyGenerations,
  };
}
