import { complimentaryCredits } from "@rewright/contract/plans";
import type { Db } from "#src/db/database.ts";
import { grantCredits, makeAdmin } from "../store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  /** Addresses of administrators, listed by the operator, in lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Gives the owner of a verified address the one-time free rewrites. Also gives the administrator role if the operator
 * lists the address.
 */
export async function recordVerification({ db, now, adminEmails }: Deps, { id, email }: { id: string; email: string }) {
  await grantCredits(db, id, complimentaryCredits, now());
  if (adminEmails.includes(email.toLowerCase())) await makeAdmin(db, id);
}
