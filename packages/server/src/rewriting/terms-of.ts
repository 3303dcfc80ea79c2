import type { Ticket } from "@rewright/pro";
import { classOf, handicapsMs } from "../priority/classes.ts";
import type { Caller } from "../usage/caller.ts";
import { requestLeaseMs, runLeaseMs } from "../usage/lease.ts";
import type { ReservedRewrite } from "../usage/reserve-rewrite.ts";
import type { Asked } from "./engine-options.ts";

/** What a use pays for. */
interface Terms extends Pick<Ticket, "priority">, Pick<ReservedRewrite, "wasGiven"> {
  /** By Humanize Pro: Ultra run, which is for premium accounts, and complimentary generations. */
  readonly byPro: boolean;
  /** Whose answers a language model's may be remembered for. */
  readonly owner: string | undefined;
  /** The same request was counted before, and counts for nothing now: to be said where anything is counted. */
  readonly isRepeat: boolean;
  /** Rewrites have a limit: what is not counted is said. */
  readonly isLimited: boolean;
  /** It was the last complimentary generation: the answer shows what Humanize Lite makes of the text, too. */
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

/** How long a use is held for a caller who waits for the answer: Humanize Pro takes longer. */
export function leaseOf({ account }: Caller, { ultra }: Asked): number {
  return ultra || (account?.credits ?? 0) > 0 ? runLeaseMs : requestLeaseMs;
}
