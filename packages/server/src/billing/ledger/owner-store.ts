import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { checkouts, closedCustomers, users } from "#src/db/schema.ts";
import { expireCheckouts } from "../checkout/store.ts";
import type { SubscriptionColumns } from "../sync/decide-subscription.ts";

/** The owner of a customer at the payment provider: an account, a deleted account, or no one known. */
export type Owner =
  | { readonly kind: "account"; readonly accountId: string }
  /** The account was deleted. Its payments are kept under this pseudonym. */
  | { readonly kind: "closed"; readonly pseudonym: string }
  | { readonly kind: "unknown" };

export async function findOwner(db: Db, customerId: string): Promise<Owner> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  if (account) return { kind: "account", accountId: account.id };
  const [closed] = await db.select().from(closedCustomers).where(eq(closedCustomers.customerId, customerId));
  return closed ? { kind: "closed", pseudonym: closed.pseudonym } : { kind: "unknown" };
}

/**
 * Locks an account against deletion until the transaction ends. Other changes to the account stay possible.
 * @returns false if the account does not exist
 */
export async function keepAccount(tx: Db, accountId: string): Promise<boolean> {
  const kept = await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for("key share");
  return kept.length > 0;
}

const columns = {
  plan: users.plan,
  billingPeriod: users.billingPeriod,
  subscriptionStartDate: users.subscriptionStartDate,
  subscriptionEndDate: users.subscriptionEndDate,
  stripeSubscriptionId: users.stripeSubscriptionId,
  stripeSubscriptionStatus: users.stripeSubscriptionStatus,
  cancelAtPeriodEnd: users.cancelAtPeriodEnd,
  premiumUntil: users.premiumUntil,
};

/**
 * Returns the id of the account's customer at the payment provider.
 * @returns undefined if the account does not exist
 */
export async function findCustomer(db: Db, accountId: string): Promise<{ id: string | null } | undefined> {
  const [account] = await db.select({ id: users.stripeCustomerId }).from(users).where(eq(users.id, accountId));
  return account;
}

/** Returns a customer's subscription as stored in the database. */
export async function findStored(db: Db, customerId: string): Promise<SubscriptionColumns | undefined> {
  const [stored] = await db.select(columns).from(users).where(eq(users.stripeCustomerId, customerId));
  return stored;
}

/**
 * Returns a customer's subscription as stored in the database and locks its row until the transaction ends.
 * @returns undefined if the account was deleted or has another customer
 */
export async function lockStored(
  tx: Db,
  accountId: string,
  customerId: string,
): Promise<SubscriptionColumns | undefined> {
  const [stored] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.stripeCustomerId, customerId)))
    .for("update");
  return stored;
}

export async function updateStored(tx: Db, accountId: string, stored: SubscriptionColumns, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...stored, updatedAt: now })
    .where(eq(users.id, accountId));
}

/**
 * Replaces the account's customer id. Marks open checkouts of the previous customer as expired.
 * @returns false if the account does not exist
 */
export async function setCustomer(tx: Db, accountId: string, customerId: string, now: Date): Promise<boolean> {
  const set = await tx
    .update(users)
    .set({ stripeCustomerId: customerId, updatedAt: now })
    .where(eq(users.id, accountId))
    .returning({ id: users.id });
  await expireCheckouts(tx, accountId);
  return set.length > 0;
}

/** Returns the ids of the prices that were offered to the account, including prices that are no longer sold. */
export async function findOfferedPrices(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`DISTINCT ${checkouts.priceId}` })
    .from(checkouts)
    .innerJoin(users, eq(users.id, checkouts.userId))
    .where(eq(users.stripeCustomerId, customerId));
  return rows.map(({ id }) => id);
}
