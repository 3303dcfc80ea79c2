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
  /** Does so in the background: an answer must not take longer where there is somebody to write to. */
  readonly sendVerification: (account: Account) => void;
  /** Notes in which browser the account was opened, with the account or not at all. */
  readonly noteBrowser: (tx: Db, accountId: string) => Promise<void>;
}

/**
 * Opens an account, and mails the link that verifies its address. A taken address costs as much time as a free one: the
 * password is hashed before anything is looked up.
 * @throws AppError `USER_EXISTS`, `REGISTRATION_FAILED`
 */
export async function signUpByEmail(
  { db, now, hasher, sendVerification, noteBrowser }: Deps,
  { email, password, ...given }: z.output<typeof signUp.input>,
): Promise<Account> {
  const passwordHash = await hasher.hash(password);
  const [firstName, lastName] = namesOf(given);
  const account = await openAccount(
    { db },
    { email, firstName, lastName, passwordHash, now: now(), alongside: noteBrowser },
  );
  sendVerification(account);
  return account;
}

/** First and last name as given, or the first word of the whole name and the rest of it. */
function namesOf({
  name = "",
  first_name,
  last_name,
}: Pick<z.output<typeof signUp.input>, "name" | "first_name" | "last_name">): [string, string] {
  const [first = "", ...rest] = name.split(/\s+/);
  return [first_name ?? first, last_name ?? rest.join(" ")];
}
