import { AppError } from "../app-error.ts";
import type { SignedIn } from "./route.ts";

/**
 * Refuses a request whose fields name another user than the signed-in one. For guests such fields are ignored, because
 * they have no effect.
 * @throws AppError `forbidden`
 */
export function checkClaimedUser(session: SignedIn | undefined, fields: object): void {
  if (!session) return;
  const { id, email, stripeCustomerId } = session.account;
  const claims = fields as Readonly<Record<string, unknown>>;
  const own = { userId: id, user_id: id, customerId: stripeCustomerId, stripe_customer_id: stripeCustomerId };
  const isOther = (claimed: unknown, is: string | null) =>
    typeof claimed === "string" && claimed !== "" && claimed !== is;
  const { userEmail } = claims;
  const claimedEmail = typeof userEmail === "string" ? userEmail.trim().toLowerCase() : userEmail;
  const namesOther = Object.entries(own).some(([name, is]) => isOther(claims[name], is));
  if (namesOther || isOther(claimedEmail, email)) throw new AppError("forbidden");
}
