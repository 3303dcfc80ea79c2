import type { Db } from "../db/database.ts";
import { deleteExpired } from "./store.ts";

/** Deletes sessions and mailed links that are over. */
export async function deleteExpiredAccess({ db }: { readonly db: Db }): Promise<void> {
  await deleteExpired(db, new Date());
}
