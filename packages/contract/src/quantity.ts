/** Returns a formatted number with its unit: "1 hour", "10 uses", "5,000 words". */
export function quantity(value: number, unit: string): string {
  return `${value.toLocaleString("en-US")} ${unit}${value === 1 ? "" : "s"}`;
}

/** Returns minutes in the largest unit that divides them evenly. */
export function timeOf(minutes: number): string {
  return minutes % 60 === 0 ? quantity(minutes / 60, "hour") : quantity(minutes, "minute");
}
