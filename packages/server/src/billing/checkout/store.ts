import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { checkouts } from "#src/db/schema.ts";

export type Checkout = typeof checkouts.$inferSelect;

const isOpen = (userId: string) => and(eq(checkouts.userId, userId), eq(checkouts.status, "open"));

/** The account's checkout that is open, as far as we know. */
export async function findOpenCheckout(db: Db, userId: string): Promise<Checkout | undefined> {
  const [checkout] = await db.select().from(checkouts).where(isOpen(userId));
  return checkout;
}

/** Stores a checkout that is about to be begun, in the place of the one that was open. */
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

/** Stores which session the provider made of a checkout. */
export async function setSession(
  tx: Db,
  { id }: Pick<Checkout, "id">,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> {
  await tx.update(checkouts).set({ sessionId, url }).where(eq(checkouts.id, id));
}

/** Takes over how a session ended. */
export async function endCheckout(tx: Db, sessionId: string, status: "complete" | "expired"): Promise<void> {
  await tx
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, "open")));
}
