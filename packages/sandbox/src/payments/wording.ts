const months = "January February March April May June July August September October November December".split(" ");

/** An amount with its cents, as it stands in columns: $49.99, $449.00. */
export function money(cents: number, currency: string): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
  const sign = cents < 0 ? "−" : "";
  return currency === "usd" ? `${sign}$${amount}` : `${sign}${amount} ${currency.toUpperCase()}`;
}

/** A day of the provider's time: 21 November 2026. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A day and the time of day: 2026-11-21 16:05:09 UTC. */
export function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** From one day to another. */
export function span({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${day(start)} – ${day(end)}`;
}
