import type { Db } from "../db/database.ts";
import { deleteExpired } from "./store.ts";

/** Deletes expired sessions and expired tokens of mailed links. */
export async function deleteExpiredAccess({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteExpired(db, now());
}
