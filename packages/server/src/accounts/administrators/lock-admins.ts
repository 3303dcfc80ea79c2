import { AppError } from "#src/app-error.ts";
import type { Db } from "#src/db/database.ts";
import { lockAdminRows } from "../store.ts";

/**
 * Makes sure that somebody is still an administrator, until the transaction ends: what was true when the request came
 * may be over. The last administrator stays one, because nobody takes the role from oneself.
 * @throws AppError `forbidden`
 */
export async function lockAdmins(tx: Db, actorId: string): Promise<void> {
  if (!(await lockAdminRows(tx)).includes(actorId)) throw new AppError("forbidden");
}
