const dayMs = 86_400_000;

/** The moment so many days of 24 hours before another one. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
