import type { Ticket } from "@rewright/pro";
import { classOf, handicapsMs } from "../priority/classes.ts";
import type { Caller } from "../usage/caller.ts";
import { requestLeaseMs, runLeaseMs } from "../usage/lease.ts";
import type { ReservedRewrite } from "../usage/reserve-rewrite.ts";
import type { Asked } from "./engine-options.ts";

/** Holds what a reserved rewrite pays for. */
interface Terms extends Pick<Ticket, "priority">, Pick<ReservedRewrite, "wasGiven"> {
  /** True for Humanize Pro: by Ultra run, which needs a premium account, or by a complimentary generation. */
  readonly byPro: boolean;
  /** The account for which answers of the language model may be stored. */
  readonly owner: string | undefined;
  /** True when the same request was counted before and is free now; false when the caller's rewrites have no limit. */
  readonly isRepeat: boolean;
  /** True when rewrites have a limit, so that a finding says what is not counted. */
  readonly isLimited: boolean;
  /** True for the last complimentary generation: the answer also shows the result of Humanize Lite. */
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

/** Returns how long a rewrite is reserved for a caller who waits for the answer: longer for Humanize Pro. */
export function leaseOf({ account }: Caller, { ultra }: Asked): number {
  return ultra || (account?.credits ?? 0) > 0 ? runLeaseMs : requestLeaseMs;
}
