import type { Db } from "../db/database.ts";
import { deleteExpired } from "./store.ts";

/** Deletes sessions and mailed links that are over. */
export async function deleteExpiredAccess({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteExpired(db, now());
}
