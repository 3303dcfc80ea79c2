import { historyStrings } from "./strings.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats how long ago a time was: "Just now", "5 min ago", "5h ago", "3d ago". After a week, returns the date. */
export function relativeTime(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  if (age < minuteMs) return historyStrings.justNow;
  if (age < hourMs) return historyStrings.minutesAgo(Math.floor(age / minuteMs));
  if (age < dayMs) return `${Math.floor(age / hourMs)}h ago`;
  if (age < 7 * dayMs) return `${Math.floor(age / dayMs)}d ago`;
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
}
