/** Lists the requests of the load that are measured. */
export const kinds = ["rewrite", "run", "stream", "history", "checkout"] as const;
export type Kind = (typeof kinds)[number];

/**
 * Lists how an attempt can end. "try later" is a 503 of the product with Retry-After; "no server" and "bad gateway" are
 * answers of the balancer.
 */
export type Outcome = "ok" | "limit" | "try later" | "no server" | "bad gateway" | "cut" | "timeout" | "error";

/** Holds one attempt of one request. */
export interface Sample {
  readonly kind: Kind;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly outcome: Outcome;
  /** The status and the error code, for what is no usual outcome. */
  readonly detail?: string;
}

/** Returns whether the attempt was answered as it would be without a fault. */
export const isServed = ({ outcome }: Sample) => outcome === "ok" || outcome === "limit";
