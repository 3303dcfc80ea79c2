import { sql } from "drizzle-orm";
import { hasPremium } from "#src/accounts/premium/premium-conditions.ts";
import { users } from "#src/db/schema.ts";

/** Returns the database columns to select from the account that a payment belongs to. */
export const payerColumns = (now: Date) => ({
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isPremium: sql<boolean>`${hasPremium(now)}`,
});

export type StoredPayer = Pick<typeof users.$inferSelect, "id" | "email" | "firstName" | "lastName"> & {
  readonly isPremium: boolean;
};
