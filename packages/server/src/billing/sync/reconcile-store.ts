import { and, eq, exists, isNotNull, notInArray, or } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { checkouts, users } from "#src/db/schema.ts";

/** Final statuses of a subscription. */
const ended = ["canceled", "incomplete_expired"];

/** Returns the customers whose stored subscription is running or whose stored checkout is open. */
export async function findCustomersToReconcile(db: Db): Promise<string[]> {
  const openCheckout = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, users.id), eq(checkouts.status, "open")));
  const rows = await db
    .select({ customer: users.stripeCustomerId })
    .from(users)
    .where(
      and(
        isNotNull(users.stripeCustomerId),
        or(notInArray(users.stripeSubscriptionStatus, ended), eq(users.plan, "premium"), exists(openCheckout)),
      ),
    )
    .orderBy(users.id);
  return rows.flatMap(({ customer }) => customer ?? []);
}
