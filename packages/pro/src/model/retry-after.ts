/**
 * Returns how long an answer asks to wait, in milliseconds from `now`: `Retry-After` as seconds or as a date (RFC 9110,
 * 10.2.3). Undefined where it asks for nothing that can be understood.
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
