import { AppError } from "../app-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Account } from "./account.ts";
import { checkPassword } from "./check-password.ts";
import { mails } from "./mails.ts";
import { deleteAccountRow } from "./store.ts";

type Deps = Parameters<typeof checkPassword>[0] & {
  readonly mailer: Mailer;
  /** Forgets what other subjects hold of the account without hanging on its row. */
  readonly forget: (accountId: string) => Promise<void>;
};

/**
 * Deletes an account on its owner's word: the address typed once more, and the password where there is one. Sessions,
 * history and everything else that hangs on it go with it.
 */
export async function deleteOwnAccount(
  deps: Deps,
  account: Account,
  given: { confirmation: string; password: string | undefined; addressHash: string },
): Promise<void> {
  if (given.confirmation.trim().toLowerCase() !== account.email) {
    throw new AppError("invalid_input", "Type the account's e-mail address to confirm.");
  }
  await checkPassword(deps, account, given);
  if (!(await deleteAccountRow(deps.db, account.id))) {
    throw new AppError(
      "forbidden",
      "This is the last administrator's account. Make somebody else administrator first.",
    );
  }
  await deps.forget(account.id);
  deps.mailer.send(mails.accountDeleted(account.email));
}
