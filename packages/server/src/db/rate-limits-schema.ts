import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Requests of the current minute, counted by all servers together. The library rate-limiter-flexible writes the rows. */
export const rateLimits = pgTable("rate_limits", {
  /** A keyed hash of an address or a network. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
