import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import { lockAdminRows } from "../store.ts";

/**
 * Locks the rows of all administrators until the transaction ends, and checks that the acting user is still one of
 * them. Administrators cannot remove their own role, so at least one administrator always remains.
 * @throws AppError `forbidden`
 */
export async function lockAdmins(tx: Db, actorId: string): Promise<void> {
  if (!(await lockAdminRows(tx)).includes(actorId)) throw new AppError("forbidden");
}
