import { plans } from "@rewright/contract/plans";
import type { Account } from "../accounts/account.ts";
import { type Guest, subjectsOf } from "./guest.ts";

/** Whoever asks for a rewriting: a person with an account, or a guest. */
export interface Caller {
  readonly guest: Guest;
  readonly account?: Account | undefined;
}

/** What a caller may do in a window, and against what it is counted. */
export interface Allowance {
  /** In one order, so that two transactions never wait for each other. */
  readonly subjects: readonly string[];
  /** Uses in a window; -1 means unlimited. */
  readonly limit: number;
}

export function allowanceOf({ guest, account }: Caller, anonymousDailyGenerations: number): Allowance {
  if (!account) return { subjects: subjectsOf(guest), limit: anonymousDailyGenerations };
  return { subjects: [`account:${account.id}`], limit: planOf(account).dailyGenerations };
}

/** The plan whose limits hold for the caller: a guest has those of the free plan. */
export function planOf(account: Account | undefined): (typeof plans)[keyof typeof plans] {
  return account?.plan === "premium" ? plans.premium : plans.free;
}
