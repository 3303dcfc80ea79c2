import { timeUntilReset } from "@rewright/contract/limit-messages";
import type { UsageReport } from "@rewright/contract/usage";
import { usageStrings } from "./strings.ts";

/** Returns the message with the number of used rewrites when none is left. */
export function limitMessage({ totalUsed, limit }: UsageReport): string {
  // Rewrites under Premium count too, and can exceed this limit.
  return usageStrings.exceeded(Math.min(totalUsed, limit), limit);
}

/** Returns the time until rewrites are available again, or a dash if it is unknown. */
export function resetLabel(resetTime: string | null, now: Date): string {
  return resetTime === null ? "–" : timeUntilReset(new Date(resetTime), now);
}

/** Returns the message that says when free rewrites are available again, in the user's time zone. */
export function comeBackMessage(resetTime: Date, now: Date): string {
  // Rounds up to the next minute, so that the reader does not come too early.
  const at = new Date(Math.ceil(resetTime.getTime() / 60_000) * 60_000);
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`;
  const isToday = at.toDateString() === now.toDateString();
  return usageStrings.comeBack(isToday ? time : usageStrings.tomorrow(time));
}
