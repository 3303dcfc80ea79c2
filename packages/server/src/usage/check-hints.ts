import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";

interface Hints {
  readonly userId?: string | null | undefined;
  readonly userEmail?: string | null | undefined;
}

/**
 * Who a request says it comes from must be who is signed in. A guest's word counts for nothing, and does no harm.
 * @throws AppError `forbidden`
 */
export function checkHints(account: Account | undefined, { userId, userEmail }: Hints): void {
  if (!account) return;
  const isOther = userId && userId !== account.id;
  if (isOther || (userEmail && userEmail.trim().toLowerCase() !== account.email)) throw new AppError("forbidden");
}
