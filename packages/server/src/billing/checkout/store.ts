import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { checkouts } from "#src/db/schema.ts";

export type Checkout = typeof checkouts.$inferSelect;

const isOpen = (userId: string) => and(eq(checkouts.userId, userId), eq(checkouts.status, "open"));

/** Returns the account's checkout whose stored status is "open". */
export async function findOpenCheckout(db: Db, userId: string): Promise<Checkout | undefined> {
  const [checkout] = await db.select().from(checkouts).where(isOpen(userId));
  return checkout;
}

/** Stores a new checkout and marks the account's previous open checkout as expired. */
export async function replaceCheckout(
  tx: Db,
  begun: Omit<Checkout, "sessionId" | "url" | "status">,
): Promise<Checkout> {
  await expireCheckouts(tx, begun.userId);
  await tx.insert(checkouts).values(begun);
  return { ...begun, sessionId: null, url: null, status: "open" };
}

export async function expireCheckouts(db: Db, userId: string): Promise<void> {
  await db.update(checkouts).set({ status: "expired" }).where(isOpen(userId));
}

/** Stores the payment provider's session id and URL with a checkout. */
export async function setSession(
  tx: Db,
  { id }: Pick<Checkout, "id">,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> {
  await tx.update(checkouts).set({ sessionId, url }).where(eq(checkouts.id, id));
}

/** Stores the final status of a checkout session. */
export async function endCheckout(tx: Db, sessionId: string, status: "complete" | "expired"): Promise<void> {
  await tx
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, "open")));
}
