import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import type { Account } from "./account.ts";
import { findAccount, findAccountByCustomer, findAccountByEmail, findAccounts } from "./store.ts";

type By = { readonly id: string } | { readonly customerId: string };

/**
 * Returns an account with the plan that applies now.
 * @throws AppError `USER_NOT_FOUND`
 */
export async function readAccount(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  by: By,
): Promise<Account> {
  const account = "id" in by ? await byId(db, by.id, now()) : await findAccountByCustomer(db, by.customerId, now());
  if (!account) throw new AppError("USER_NOT_FOUND");
  return account;
}

/** Returns the account with this email address, which must be in lower case. Returns undefined if there is none. */
export async function readAccountOf(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  email: string,
): Promise<Account | undefined> {
  return findAccountByEmail(db, email, now());
}

/** Returns those of the accounts that exist, in the order of the ids, with the plan that applies now. */
export async function readAccounts(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  ids: readonly string[],
): Promise<Account[]> {
  const found = new Map((await findAccounts(db, ids, now())).map((account) => [account.id, account]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * Returns an account. Returns undefined for an id that is not a UUID, because the database would refuse to compare it.
 */
async function byId(db: Db, id: string, now: Date): Promise<Account | undefined> {
  return z.uuid().safeParse(id).success ? findAccount(db, id, now) : undefined;
}
