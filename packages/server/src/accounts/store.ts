import { periods } from "@rewright/contract/periods";
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { identities, knownDevices, premiumGrants, sessions, users, verifications } from "../db/schema.ts";
import type { Account } from "./account.ts";
import { isAdmin } from "./premium/premium-conditions.ts";

/** Writes further rows in the same transaction, such as an entry in the audit log. */
export type Alongside = (tx: Db) => Promise<void>;

/** Returns the account with the plan that applies at `now`. Returns undefined if there is no such account. */
export async function findAccount(db: Db, id: string, now: Date): Promise<Account | undefined> {
  return (await accountsWhere(db, eq(users.id, id), now))[0];
}

/** Returns the account with this email address, which must be in lower case. */
export async function findAccountByEmail(db: Db, email: string, now: Date): Promise<Account | undefined> {
  return (await accountsWhere(db, eq(users.email, email), now))[0];
}

/** Returns the account with this customer id of the payment provider. */
export async function findAccountByCustomer(db: Db, customerId: string, now: Date): Promise<Account | undefined> {
  return (await accountsWhere(db, eq(users.stripeCustomerId, customerId), now))[0];
}

/** Returns those of the accounts that exist, in no particular order. */
export async function findAccounts(db: Db, ids: readonly string[], now: Date): Promise<Account[]> {
  return ids.length === 0 ? [] : accountsWhere(db, inArray(users.id, [...ids]), now);
}

async function accountsWhere(db: Db, condition: SQL, now: Date): Promise<Account[]> {
  const { fields, grant } = accountFields(db, now);
  const rows = await db.select(fields).from(users).leftJoinLateral(grant, sql`true`).where(condition);
  return rows.map((row) => toAccount(row, now));
}

/**
 * Returns the fields that `toAccount` needs, for queries of the table of accounts, and the subquery of grants that such a
 * query has to join.
 */
export function accountFields(db: Db, now: Date) {
  const secret = db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, users.id), isNotNull(identities.password)));
  // Select the current grant that ends last. A grant without an end sorts first.
  const grant = db
    .select({ id: premiumGrants.id, endsAt: premiumGrants.endsAt })
    .from(premiumGrants)
    .where(and(eq(premiumGrants.userId, users.id), or(isNull(premiumGrants.endsAt), gt(premiumGrants.endsAt, now))))
    .orderBy(sql`${premiumGrants.endsAt} DESC NULLS FIRST`)
    .limit(1)
    .as("grant_in_force");
  const hasPassword = sql<boolean>`${exists(secret)}`;
  return { fields: { user: users, hasPassword, grantId: grant.id, grantedUntil: grant.endsAt }, grant };
}

interface AccountFields {
  readonly user: typeof users.$inferSelect;
  readonly hasPassword: boolean;
  readonly grantId: string | null;
  readonly grantedUntil: Date | null;
}

/** Returns the account of a row with `accountFields`, with the plan that applies now. */
export function toAccount({ user, hasPassword, grantId, grantedUntil }: AccountFields, now: Date): Account {
  const isPaid = user.plan === "premium" && (user.premiumUntil === null || user.premiumUntil > now);
  const premiumBy = isPaid ? "subscription" : grantId !== null ? "grant" : null;
  return { ...user, plan: premiumBy ? "premium" : "normal", premiumBy, grantedUntil, hasPassword };
}

/**
 * Inserts a new account and its password, if any, and writes the rows of `alongside` in the same transaction.
 * @throws if the address belongs to another account
 */
export async function insertAccount(
  db: Db,
  account: Pick<typeof users.$inferInsert, "id" | "email" | "firstName" | "lastName" | "name">,
  { passwordHash, now, alongside }: { passwordHash: string | undefined; now: Date; alongside?: Alongside | undefined },
): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ ...account, ...times });
    if (passwordHash !== undefined) await tx.insert(identities).values(passwordIdentity(account.id, passwordHash, now));
    await alongside?.(tx);
  });
}

function passwordIdentity(userId: string, password: string, now: Date): typeof identities.$inferInsert {
  const id = crypto.randomUUID();
  return { id, userId, providerId: "credential", accountId: userId, password, createdAt: now, updatedAt: now };
}

/** Returns the hash of the account's password. Returns undefined if the account has none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [identity] = await db
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
  return identity?.password ?? undefined;
}

/**
 * Sets or replaces the password of an account whose owner followed a mailed link. Deletes every session and every other
 * link. If the address was not verified before, also deletes the account's other ways to sign in. Writes the rows of
 * `alongside` in the same transaction.
 */
export async function setPasswordByMail(
  db: Db,
  { id, emailVerified }: Account,
  { passwordHash, now, alongside }: { passwordHash: string; now: Date; alongside: Alongside },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
    const ours = eq(identities.userId, id);
    const replaced = await tx
      .update(identities)
      .set({ password: passwordHash, updatedAt: now })
      .where(and(ours, eq(identities.providerId, "credential")))
      .returning({ id: identities.id });
    if (replaced.length === 0) await tx.insert(identities).values(passwordIdentity(id, passwordHash, now));
    if (!emailVerified) {
      await tx.delete(identities).where(and(ours, ne(identities.providerId, "credential")));
      await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id));
    }
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await deleteResetLinks(tx, id);
    await alongside(tx);
  });
}

const signUpMark = (hash: string) => `sign-up:${hash}`;

/** Stores the hash of the cookie that marks the browser in which an account was created. */
export async function addSignUpMark(
  db: Db,
  { hash, accountId, now, expiresAt }: { hash: string; accountId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const times = { expiresAt, createdAt: now, updatedAt: now };
  await db
    .insert(verifications)
    .values({ id: crypto.randomUUID(), identifier: signUpMark(hash), value: accountId, ...times });
}

/**
 * Deletes the stored cookie hash of the browser in which an account was created.
 * @returns true if the hash was stored for this account and had not expired
 */
export async function takeSignUpMark(
  db: Db,
  { hashes, accountId, now }: { hashes: readonly string[]; accountId: string; now: Date },
): Promise<boolean> {
  const isIt = and(inArray(verifications.identifier, hashes.map(signUpMark)), eq(verifications.value, accountId));
  const taken = await db.delete(verifications).where(isIt).returning({ expiresAt: verifications.expiresAt });
  return taken.some(({ expiresAt }) => expiresAt > now);
}

/** Deletes the account's password reset links, and the cookie hash of the browser in which the account was created. */
async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/**
 * Marks the account's address as verified.
 * @returns false if the account no longer has this address
 */
export async function markVerified(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return marked.length > 0;
}

/**
 * Changes the account's address to a verified one. Deletes password reset links that were mailed to the old address.
 * @returns false if the account no longer has the old address
 */
export async function changeAddress(
  db: Db,
  id: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ email: to, emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, id), eq(users.email, from)))
      .returning({ id: users.id });
    await deleteResetLinks(tx, id);
    return changed.length > 0;
  });
}

/** Replaces the password. Deletes every session of the account except `keepSession`. */
export async function replacePassword(
  db: Db,
  userId: string,
  { passwordHash, keepSession, now }: { passwordHash: string; keepSession: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(identities)
      .set({ password: passwordHash, updatedAt: now })
      .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keepSession)));
    await deleteResetLinks(tx, userId);
  });
}

const passwordStamp = (stamp: string) => `password:${stamp}`;

/**
 * Replaces the hash of a password that stays the same. Also stores `stamps`, the keyed hashes of the old hash that
 * mailed links contain, so that these links stay valid.
 */
export async function movePassword(
  db: Db,
  userId: string,
  { from, to, stamps, now }: { from: string; to: string; stamps: readonly string[]; now: Date },
): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  const expiresAt = new Date(now.getTime() + periods.mailedLinkMinutes * 60_000);
  await db.transaction(async (tx) => {
    const isIt = and(eq(identities.userId, userId), eq(identities.password, from));
    const moved = await tx
      .update(identities)
      .set({ password: to, updatedAt: now })
      .where(isIt)
      .returning({ id: identities.id });
    if (moved.length === 0) return;
    // Changing the password or the address deletes these rows, like password reset links.
    const rows = stamps.map((stamp) => ({ id: crypto.randomUUID(), identifier: passwordStamp(stamp), value: userId }));
    await tx.insert(verifications).values(rows.map((row) => ({ ...row, expiresAt, ...times })));
  });
}

/**
 * Returns whether a mailed link contains a keyed hash (`stamp`) of an earlier hash of the account's unchanged password.
 */
export async function isMovedStamp(db: Db, userId: string, stamp: string, now: Date): Promise<boolean> {
  const isIt = and(eq(verifications.identifier, passwordStamp(stamp)), eq(verifications.value, userId));
  const found = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(isIt, gt(verifications.expiresAt, now)));
  return found.length > 0;
}

/**
 * Changes fields of an account.
 * @returns false if the account does not exist
 */
export async function updateAccount(
  db: Db,
  id: string,
  change: Partial<
    Pick<typeof users.$inferInsert, "firstName" | "lastName" | "name" | "provider" | "historyEnabled" | "lastLogin">
  >,
  now: Date,
): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  return updated.length > 0;
}

/**
 * Adds one to the number of rewrites that the account has made.
 * @returns false if the account does not exist
 */
export async function addGeneration(db: Db, id: string): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({ totalGenerations: sql`${users.totalGenerations} + 1` })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  return counted.length > 0;
}

/** Gives the account the one-time free rewrites, unless it has received them before. */
export async function grantCredits(db: Db, id: string, credits: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ credits, creditsGrantedAt: now })
    .where(and(eq(users.id, id), isNull(users.creditsGrantedAt)));
}

/** Makes the account an administrator, unless an administrator has set its role before. */
export async function makeAdmin(db: Db, id: string): Promise<void> {
  await db
    .update(users)
    .set({ role: "admin" })
    .where(and(eq(users.id, id), isNull(users.roleDecidedAt)));
}

/**
 * Returns the ids of the accounts that have one of these addresses, if the address is verified and no administrator has
 * set the account's role.
 */
export async function findAdminCandidates(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.emailVerified, true), isNull(users.roleDecidedAt)));
  return rows.map(({ id }) => id);
}

/** Stores an administrator's grant of Premium. */
export async function insertGrant(db: Db, grant: typeof premiumGrants.$inferInsert): Promise<void> {
  await db.insert(premiumGrants).values(grant);
}

/** Returns the ids of all administrators. */
export async function findAdmins(db: Db): Promise<string[]> {
  return (await db.select({ id: users.id }).from(users).where(isAdmin)).map(({ id }) => id);
}

/** Returns the ids of all administrators, and locks their rows until the transaction ends. */
export async function lockAdminRows(tx: Db): Promise<string[]> {
  // Lock in a fixed order, so that two transactions cannot deadlock.
  const rows = await tx.select({ id: users.id }).from(users).where(isAdmin).orderBy(asc(users.id)).for("update");
  return rows.map(({ id }) => id);
}

/**
 * Deletes the account and the rows that depend on it, and writes `alongside` in the same transaction. Does not delete
 * the last administrator's account, nor any account if `by` is no longer an administrator.
 */
export async function deleteAccountRow(
  db: Db,
  id: string,
  { by, alongside }: { by?: string | undefined; alongside?: Alongside | undefined } = {},
): Promise<"deleted" | "gone" | "last administrator" | "forbidden"> {
  return db.transaction(async (tx) => {
    const admins = await lockAdminRows(tx);
    if (by !== undefined && !admins.includes(by)) return "forbidden";
    if (admins.length === 1 && admins[0] === id) return "last administrator";
    const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
    if (deleted.length === 0) return "gone";
    await deleteResetLinks(tx, id);
    await alongside?.(tx);
    return "deleted";
  });
}

/** Returns the account's unexpired sessions, newest first. */
export async function openSessions(db: Db, userId: string, now: Date): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
}

/** Returns the account's sign-in methods, known devices and grants of Premium by administrators. */
export async function findRelatedRows(db: Db, userId: string) {
  const logins = await db
    .select({ provider: identities.providerId, subject: identities.accountId, created_at: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));
  const known_devices = await db
    .select({ keyed_hash: knownDevices.device, first_seen: knownDevices.firstSeen })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const premium_grants = await db
    .select({ reason: premiumGrants.reason, granted_at: premiumGrants.grantedAt, ends_at: premiumGrants.endsAt })
    .from(premiumGrants)
    .where(eq(premiumGrants.userId, userId));
  return { logins, known_devices, premium_grants };
}

/**
 * Deletes a session of the account.
 * @returns false if the account has no such session
 */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/**
 * Stores a device on which the owner signed in, as the first of its keyed hashes. The other hashes, made with former
 * secrets, only recognize a device that is already stored.
 * @returns true if the device is new and not the account's first
 */
export async function rememberDevice(
  db: Db,
  userId: string,
  [device, ...others]: readonly [string, ...string[]],
  now: Date,
): Promise<boolean> {
  const known = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const added = await db
    .insert(knownDevices)
    .values({ userId, device, firstSeen: now })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device });
  return added.length > 0 && known.length > 0 && !known.some((one) => others.includes(one.device));
}

/** Deletes expired sessions and expired tokens of mailed links. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
}
