/** "1 hour", "10 uses", "5,000 words": a number as texts print it. */
export function quantity(value: number, unit: string): string {
  return `${value.toLocaleString("en-US")} ${unit}${value === 1 ? "" : "s"}`;
}

/** Minutes in the largest unit that is whole. */
export function timeOf(minutes: number): string {
  return minutes % 60 === 0 ? quantity(minutes / 60, "hour") : quantity(minutes, "minute");
}
