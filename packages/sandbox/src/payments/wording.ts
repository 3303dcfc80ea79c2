const months = "January February March April May June July August September October November December".split(" ");

/** Formats an amount with cents for a table: "$49.99", "$449.00". */
export function money(cents: number, currency: string): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
  const sign = cents < 0 ? "−" : "";
  return currency === "usd" ? `${sign}$${amount}` : `${sign}${amount} ${currency.toUpperCase()}`;
}

/** Formats a date in UTC: "21 November 2026". */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats a date and time in UTC: "2026-11-21 16:05:09 UTC". */
export function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Formats the range from one date to another. */
export function span({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${day(start)} – ${day(end)}`;
}
