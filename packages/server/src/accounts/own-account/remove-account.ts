import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import type { Mailer } from "#src/mail/mailer.ts";
import type { Account } from "../account.ts";
import { mails } from "../mails.ts";
import { type Alongside, deleteAccountRow, findAdmins } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly mailer: Mailer;
  /** Ends the account's subscription and open checkouts, then runs `remove`. */
  readonly closeBilling: <T>(account: { readonly id: string }, remove: () => Promise<T>) => Promise<T>;
  /** Deletes data about the account that the database does not delete together with the account's row. */
  readonly forget: (accountId: string) => Promise<void>;
}

/**
 * Ends an account's payments, deletes the account with its sessions, history and other data, and mails its owner. `by`
 * is the administrator who deletes another user's account, and must still be one when the row is deleted.
 * @throws AppError `forbidden` for the last administrator's account, and errors from ending the payments
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
  // Check this before ending payments: otherwise a subscription could be cancelled although the account is kept.
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
