import { randomUUID } from "node:crypto";
import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { type Alongside, findAccount, findAccountByEmail, insertAccount } from "../store.ts";

interface Opened {
  /** The email address in lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The hash of the account's password. Undefined if the owner will choose a password with a mailed link. */
  readonly passwordHash: string | undefined;
  readonly now: Date;
  /** Writes further rows in the transaction that creates the account. */
  readonly alongside?: (tx: Parameters<Alongside>[0], id: string) => Promise<void>;
}

/**
 * Stores a new account.
 * @throws AppError `USER_EXISTS`, `REGISTRATION_FAILED`
 */
export async function openAccount(
  { db }: { readonly db: Db },
  { email, firstName, lastName, passwordHash, now, alongside }: Opened,
): Promise<Account> {
  const id = randomUUID();
  const row = { id, email, firstName, lastName, name: `${firstName} ${lastName}`.trim() };
  try {
    await insertAccount(db, row, { passwordHash, now, alongside: alongside && ((tx) => alongside(tx, id)) });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (await findAccountByEmail(db, email, now)) throw new AppError("USER_EXISTS");
    throw new AppError("REGISTRATION_FAILED", undefined, { cause });
  }
  const account = await findAccount(db, id, now);
  if (!account) throw new AppError("REGISTRATION_FAILED");
  return account;
}
