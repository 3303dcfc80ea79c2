import { AppError } from "#src/app-error.ts";
import type { SignedIn } from "#src/http/route.ts";
import { checkPassword } from "../password/check-password.ts";
import { removeAccount } from "./remove-account.ts";

type Deps = Parameters<typeof checkPassword>[0] & Parameters<typeof removeAccount>[0] & { readonly now: () => Date };

/** Owners without a password may delete the account only within this time after a sign-in. */
const freshMs = 15 * 60_000;

/**
 * Deletes an account at its owner's request. The owner must type the account's address and its password. If the account
 * has no password, the owner must have signed in recently.
 */
export async function deleteOwnAccount(
  deps: Deps,
  { account, startedAt }: Pick<SignedIn, "account" | "startedAt">,
  given: { confirmation: string; password: string | undefined; addressHash: string },
): Promise<void> {
  if (given.confirmation.trim().toLowerCase() !== account.email) {
    throw new AppError("invalid_input", "Type the account's email address to confirm.");
  }
  if (!account.hasPassword && deps.now().getTime() - startedAt.getTime() > freshMs) {
    throw new AppError("forbidden", "Please log in again to delete your account.");
  }
  await checkPassword(deps, account, given);
  if ((await removeAccount(deps, account)) === "gone") throw new AppError("signed_out");
}
