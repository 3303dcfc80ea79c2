import type { Db } from "#src/db/database.ts";
import { findAdminCandidates, findAdmins, makeAdmin } from "../store.ts";

/**
 * Gives the administrator role to accounts whose email address is verified and in the operator's list.
 * @returns whether at least one account is an administrator afterwards
 */
export async function seedAdmins(
  { db }: { readonly db: Db },
  /** Addresses that the operator lists, in lower case. */
  emails: readonly string[],
): Promise<boolean> {
  for (const id of await findAdminCandidates(db, emails)) await makeAdmin(db, id);
  return (await findAdmins(db)).length > 0;
}
