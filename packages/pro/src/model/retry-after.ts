/**
 * Returns the milliseconds to wait from `now`: `Retry-After` as seconds or as a date (RFC 9110, 10.2.3).
 * Undefined if there is no valid value.
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
