import type { Ticket } from "@rewright/pro";
import { classOf, handicapsMs } from "../priority/classes.ts";
import type { Caller } from "../usage/caller.ts";
import { requestLeaseMs, runLeaseMs } from "../usage/lease.ts";
import type { ReservedRewrite } from "../usage/reserve-rewrite.ts";
import type { Asked } from "./engine-options.ts";

/** Holds the conditions of a reserved rewrite: its engine, its priority and its notices. */
interface Terms extends Pick<Ticket, "priority">, Pick<ReservedRewrite, "wasGiven"> {
  /** True if Humanize Pro rewrites: for a premium account that requests it ("Ultra run"), or with a free generation. */
  readonly byPro: boolean;
  /** The account for which the language model's answers may be stored. */
  readonly owner: string | undefined;
  /**
   * True if an identical request was counted before, so this one is free. False if the caller's rewrites are unlimited.
   */
  readonly isRepeat: boolean;
  /** True if the caller's rewrites are limited. The result then has a notice if the rewrite was not counted. */
  readonly isLimited: boolean;
  /** True for the last free generation. The response then also shows the result of Humanize Lite. */
  readonly isLastCredit: boolean;
}

export function termsOf(
  caller: Caller,
  { paidWith, isRepeat, isLastCredit, wasGiven }: ReservedRewrite,
  { ultra }: Asked,
): Terms {
  const isLimited = paidWith !== "unlimited";
  return {
    byPro: ultra || paidWith === "credit",
    priority: handicapsMs[classOf(caller, paidWith)],
    owner: caller.account?.id,
    isRepeat: isRepeat && isLimited,
    isLimited,
    isLastCredit,
    wasGiven,
  };
}

/**
 * Returns for how many milliseconds a rewrite is reserved while its caller waits for the response. Longer for Humanize
 * Pro.
 */
export function leaseOf({ account }: Caller, { ultra }: Asked): number {
  return ultra || (account?.credits ?? 0) > 0 ? runLeaseMs : requestLeaseMs;
}
