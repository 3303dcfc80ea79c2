import { AppError } from "../app-error.ts";
import type { SignedIn } from "./route.ts";

/**
 * Who the fields of a request say it comes from must be who is signed in. A guest's word counts for nothing, and does no
 * harm.
 * @throws AppError `forbidden`
 */
export function checkClaimedUser(session: SignedIn | undefined, fields: object): void {
  if (!session) return;
  const { id, email } = session.account;
  const { userId, userEmail } = fields as { userId?: unknown; userEmail?: unknown };
  const isOther = (claimed: unknown, own: string) => typeof claimed === "string" && claimed !== "" && claimed !== own;
  const claimedEmail = typeof userEmail === "string" ? userEmail.trim().toLowerCase() : userEmail;
  if (isOther(userId, id) || isOther(claimedEmail, email)) throw new AppError("forbidden");
}
