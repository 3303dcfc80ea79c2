const dayMs = 86_400_000;

/** Returns the time this many days of 24 hours before another one. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
