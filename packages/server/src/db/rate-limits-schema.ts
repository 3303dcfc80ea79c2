import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Table of the requests in the current minute, counted by all servers together. The library rate-limiter-flexible
 * writes it.
 */
export const rateLimits = pgTable("rate_limits", {
  /** A keyed hash of an IP address or network, or the id of an API key. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** When the count expires, in milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
