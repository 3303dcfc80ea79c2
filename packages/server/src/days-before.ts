const dayMs = 86_400_000;

/** Returns the time that is this many days of 24 hours before the given time. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
