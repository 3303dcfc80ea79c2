import type { signUp } from "@rewright/contract/account";
import type { z } from "zod";
import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import type { PasswordHasher } from "../password/password-hash.ts";
import { openAccount } from "./open-account.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  /**
   * Mails the link in the background, so that the response takes equally long whether or not the address has an
   * account.
   */
  readonly sendVerification: (account: Account) => void;
  /** Stores in which browser the account was created. Runs in the transaction that creates the account. */
  readonly storeBrowser: (tx: Db, accountId: string) => Promise<void>;
}

/**
 * Creates an account and mails the link that verifies its address. Hashes the password before looking up the address,
 * so that the response takes equally long whether or not the address has an account.
 * @throws AppError `USER_EXISTS`, `REGISTRATION_FAILED`
 */
export async function signUpByEmail(
  { db, now, hasher, sendVerification, storeBrowser }: Deps,
  { email, password, ...given }: z.output<typeof signUp.input>,
): Promise<Account> {
  const passwordHash = await hasher.hash(password, "unknown");
  const [firstName, lastName] = namesOf(given);
  const account = await openAccount(
    { db },
    { email, firstName, lastName, passwordHash, now: now(), alongside: storeBrowser },
  );
  sendVerification(account);
  return account;
}

/**
 * Returns the first and last name. Takes a missing first name from the first word of the full name, and a missing last
 * name from the other words.
 */
function namesOf({
  name = "",
  first_name,
  last_name,
}: Pick<z.output<typeof signUp.input>, "name" | "first_name" | "last_name">): [string, string] {
  const [first = "", ...rest] = name.split(/\s+/);
  return [first_name ?? first, last_name ?? rest.join(" ")];
}
