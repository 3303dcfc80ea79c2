import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";

/**
 * Refuses a request whose fields name another user than the account of its session or API key. For guests such fields are ignored, because
 * they have no effect.
 * @throws AppError `forbidden`
 */
export function checkClaimedUser(account: Account | undefined, fields: object): void {
  if (!account) return;
  const { id, email, stripeCustomerId } = account;
  const claims = fields as Readonly<Record<string, unknown>>;
  const own = { userId: id, user_id: id, customerId: stripeCustomerId, stripe_customer_id: stripeCustomerId };
  const isOther = (claimed: unknown, is: string | null) =>
    typeof claimed === "string" && claimed !== "" && claimed !== is;
  const { userEmail } = claims;
  const claimedEmail = typeof userEmail === "string" ? userEmail.trim().toLowerCase() : userEmail;
  const namesOther = Object.entries(own).some(([name, is]) => isOther(claims[name], is));
  if (namesOther || isOther(claimedEmail, email)) throw new AppError("forbidden");
}
