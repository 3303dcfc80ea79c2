import type { Db } from "#src/db/database.ts";
import { findAdmins, findSeeds, makeAdmin } from "../store.ts";

/**
 * Makes those administrators whom the operator names and whose address was verified before it was named.
 * @returns whether there is an administrator now
 */
export async function seedAdmins(
  { db }: { readonly db: Db },
  /** In lower case. */
  emails: readonly string[],
): Promise<boolean> {
  for (const id of await findSeeds(db, emails)) await makeAdmin(db, id);
  return (await findAdmins(db)).length > 0;
}
