import { complimentaryCredits } from "@rewright/contract/plans";
import type { Db } from "#src/db/database.ts";
import { grantCredits, makeAdmin } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Gives an account with a verified address the one-time credits, and the admin role if the operator lists the address.
 */
export async function recordVerification({ db, now, adminEmails }: Deps, { id, email }: { id: string; email: string }) {
  await grantCredits(db, id, complimentaryCredits, now());
  if (adminEmails.includes(email.toLowerCase())) await makeAdmin(db, id);
}
