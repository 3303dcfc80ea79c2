import { timeUntilReset } from "@rewright/contract/limit-messages";
import type { UsageReport } from "@rewright/contract/usage";
import { usageStrings } from "./strings.ts";

/** Says that the uses are used up, in numbers. */
export function limitMessage({ totalUsed, limit }: UsageReport): string {
  // Uses while Premium was in force are counted too, and go beyond this limit.
  return usageStrings.exceeded(Math.min(totalUsed, limit), limit);
}

/** Time until reset, or a dash when it is unknown. */
export function resetLabel(resetTime: string | null, now: Date): string {
  return resetTime === null ? "–" : timeUntilReset(new Date(resetTime), now);
}

/** Says when the free rewrites come back, by the clock of whoever reads it. */
export function comeBackMessage(resetTime: Date, now: Date): string {
  // The next minute, so that nobody comes too early.
  const at = new Date(Math.ceil(resetTime.getTime() / 60_000) * 60_000);
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`;
  const isToday = at.toDateString() === now.toDateString();
  return usageStrings.comeBack(isToday ? time : usageStrings.tomorrow(time));
}
