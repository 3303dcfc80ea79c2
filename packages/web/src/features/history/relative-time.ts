import { historyStrings } from "./strings.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long ago something was: "Just now", "5h ago", "3d ago", and after a week the date. */
export function relativeTime(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  if (age < hourMs) return historyStrings.justNow;
  if (age < dayMs) return `${Math.floor(age / hourMs)}h ago`;
  if (age < 7 * dayMs) return `${Math.floor(age / dayMs)}d ago`;
  return moment.toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });
}
