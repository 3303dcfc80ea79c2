import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import { lockAdminRows } from "../store.ts";

/**
 * Locks the administrators' rows until the transaction ends, and checks that the actor is still an administrator. As
 * administrators cannot remove their own role, at least one always remains.
 * @throws AppError `forbidden`
 */
export async function lockAdmins(tx: Db, actorId: string): Promise<void> {
  if (!(await lockAdminRows(tx)).includes(actorId)) throw new AppError("forbidden");
}
