import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import { mails } from "../mails.ts";
import { type Alongside, deleteAccountRow, findAdmins } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly mailer: Mailer;
  /** Ends what the account pays for, and then runs what deletes it. */
  readonly closeBilling: <T>(account: { readonly id: string }, remove: () => Promise<T>) => Promise<T>;
  /** Forgets what other subjects hold of the account without hanging on its row. */
  readonly forget: (accountId: string) => Promise<void>;
}

/**
 * Deletes an account. What it pays for ends first; sessions, history and everything else that hangs on it go with it,
 * and its owner is told by mail. An administrator who does so must still be one when the row goes.
 * @throws AppError `forbidden` for the last administrator's, and what ending the payments refuses
 */
export async function removeAccount(
  deps: Deps,
  { id, email }: Pick<Account, "id" | "email">,
  how: { readonly by?: string; readonly alongside?: Alongside } = {},
): Promise<"deleted" | "gone"> {
  const isLast = new AppError(
    "forbidden",
    "This is the last administrator's account. Make another user an administrator first.",
  );
  // Nothing is cancelled for an account that stays.
  const admins = await findAdmins(deps.db);
  if (admins.length === 1 && admins[0] === id) throw isLast;
  const outcome = await deps.closeBilling({ id }, () => deleteAccountRow(deps.db, id, how));
  if (outcome === "forbidden") throw new AppError("forbidden");
  if (outcome === "last administrator") throw isLast;
  if (outcome === "gone") return outcome;
  await deps.forget(id);
  deps.mailer.send(mails.accountDeleted(email));
  return outcome;
}
