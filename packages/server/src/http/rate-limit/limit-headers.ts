import type { LimitState } from "./check-count.ts";

/** Holds a limit with its name in the headers and the length of its window. */
export interface NamedLimit extends LimitState {
  /** The counted events: requests from the IP address, requests with the API key, or rewrites. */
  readonly name: "requests" | "key" | "rewrites";
  readonly windowSeconds: number;
}

/**
 * Sets the headers RateLimit-Policy, which names the limits, and RateLimit, which says how much of each is left
 * (draft-ietf-httpapi-ratelimit-headers-10). Both are lists of structured fields (RFC 9651).
 */
export function setLimitHeaders(headers: Headers, limits: readonly NamedLimit[]): void {
  if (limits.length === 0) return;
  headers.set(
    "RateLimit-Policy",
    limits.map((one) => `"${one.name}";q=${one.limit};w=${one.windowSeconds}`).join(", "),
  );
  headers.set("RateLimit", limits.map((one) => `"${one.name}";r=${one.remaining};t=${one.resetSeconds}`).join(", "));
}
