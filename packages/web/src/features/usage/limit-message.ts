import { timeUntilReset } from "@rewright/contract/limit-messages";
import type { UsageReport } from "@rewright/contract/usage";
import { usageStrings } from "./strings.ts";

/** Says how many rewrites are used, when none is left. */
export function limitMessage({ totalUsed, limit }: UsageReport): string {
  // Rewrites under Premium count too, and can exceed this limit.
  return usageStrings.exceeded(Math.min(totalUsed, limit), limit);
}

/** Returns the time until the reset, or a dash when it is unknown. */
export function resetLabel(resetTime: string | null, now: Date): string {
  return resetTime === null ? "–" : timeUntilReset(new Date(resetTime), now);
}

/** Says when the free rewrites come back, in the reader's time zone. */
export function comeBackMessage(resetTime: Date, now: Date): string {
  // Rounds up to the next minute, so that the reader does not come too early.
  const at = new Date(Math.ceil(resetTime.getTime() / 60_000) * 60_000);
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`;
  const isToday = at.toDateString() === now.toDateString();
  return usageStrings.comeBack(isToday ? time : usageStrings.tomorrow(time));
}
