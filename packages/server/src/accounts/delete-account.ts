import { AppError } from "../app-error.ts";
import type { SignedIn } from "../http/route.ts";
import type { Mailer } from "../mail/mailer.ts";
import { checkPassword } from "./check-password.ts";
import { mails } from "./mails.ts";
import { deleteAccountRow, isLastAdmin } from "./store.ts";

type Deps = Parameters<typeof checkPassword>[0] & {
  readonly mailer: Mailer;
  /** Ends what the account pays for, and then runs what deletes it. */
  readonly closeBilling: <T>(account: { readonly id: string }, remove: () => Promise<T>) => Promise<T>;
  /** Forgets what other subjects hold of the account without hanging on its row. */
  readonly forget: (accountId: string) => Promise<void>;
};

/** An account without a password is deleted by somebody who has just signed in. */
const freshMs = 15 * 60_000;

/**
 * Deletes an account on its owner's word: the address typed once more, and the password, or a fresh sign-in where there
 * is none. What it pays for ends first. Sessions, history and everything else that hangs on it go with it.
 */
export async function deleteOwnAccount(
  deps: Deps,
  { account, startedAt }: Pick<SignedIn, "account" | "startedAt">,
  given: { confirmation: string; password: string | undefined; addressHash: string },
): Promise<void> {
  if (given.confirmation.trim().toLowerCase() !== account.email) {
    throw new AppError("invalid_input", "Type the account's e-mail address to confirm.");
  }
  if (!account.hasPassword && Date.now() - startedAt.getTime() > freshMs) {
    throw new AppError("forbidden", "Please sign in again to delete the account.");
  }
  await checkPassword(deps, account, given);
  const isLast = new AppError(
    "forbidden",
    "This is the last administrator's account. Make somebody else administrator first.",
  );
  // Nothing is cancelled for an account that stays.
  if (await isLastAdmin(deps.db, account.id)) throw isLast;
  const outcome = await deps.closeBilling(account, () => deleteAccountRow(deps.db, account.id));
  if (outcome === "gone") throw new AppError("signed_out");
  if (outcome === "last administrator") throw isLast;
  await deps.forget(account.id);
  deps.mailer.send(mails.accountDeleted(account.email));
}
