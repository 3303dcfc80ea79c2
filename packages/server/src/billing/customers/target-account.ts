import type { Account } from "#src/accounts/account.ts";
import { readAccount } from "#src/accounts/read-account.ts";
import { AppError } from "#src/app-error.ts";
import { type Call, sessionOf } from "#src/http/route.ts";
import type { BillingDeps } from "../provider/deps.ts";

/** Holds the two request fields that can name an account. */
interface Named {
  readonly userId?: string | null | undefined;
  readonly customerId?: string | null | undefined;
}

/**
 * Returns the account that a request is about: the caller's own, or the one that an administrator names. Callers who
 * are not administrators are refused earlier if they name another account.
 * @throws AppError `USER_NOT_FOUND`, and `forbidden` if the two fields name different accounts
 */
export async function targetAccount(
  deps: Pick<BillingDeps, "db" | "now">,
  call: Call,
  { userId, customerId }: Named,
): Promise<Account> {
  const { account } = sessionOf(call);
  if (account.role !== "admin" || !(userId || customerId)) return account;
  const meant = await readAccount(deps, userId ? { id: userId } : { customerId: customerId ?? "" });
  if (customerId && meant.stripeCustomerId !== customerId) throw new AppError("forbidden");
  return meant;
}
