import type { Db } from "#src/db/database.ts";
import { findAdminCandidates, findAdmins, makeAdmin } from "../store.ts";

/**
 * Gives the admin role to accounts whose address the operator lists and whose address was verified before it was
 * listed.
 * @returns whether there is an administrator now
 */
export async function seedAdmins(
  { db }: { readonly db: Db },
  /** In lower case. */
  emails: readonly string[],
): Promise<boolean> {
  for (const id of await findAdminCandidates(db, emails)) await makeAdmin(db, id);
  return (await findAdmins(db)).length > 0;
}
