/** Lists the kinds of requests whose response times are measured. */
export const kinds = ["rewrite", "run", "stream", "history", "checkout"] as const;
export type Kind = (typeof kinds)[number];

/**
 * Lists the outcomes of an attempt. "try later" is status 503 with Retry-After from the product; "no server" and "bad
 * gateway" are responses of the load balancer.
 */
export type Outcome = "ok" | "limit" | "try later" | "no server" | "bad gateway" | "cut" | "timeout" | "error";

/** Holds the time and outcome of one attempt to send a request. */
export interface Sample {
  readonly kind: Kind;
  /** The start of the attempt in milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly outcome: Outcome;
  /** The HTTP status and error code, or the client's error. Absent for the outcome "ok". */
  readonly detail?: string;
}

/** Returns whether the attempt got the response that it would get without a fault. */
export const isServed = ({ outcome }: Sample) => outcome === "ok" || outcome === "limit";
