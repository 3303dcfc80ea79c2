import { z } from "zod";
import type { Db } from "#src/db/database.ts";
import { findAccount } from "../store.ts";

/** True when there is an account with the id, whatever was sent as one. */
export async function accountExists(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  id: string,
): Promise<boolean> {
  return z.uuid().safeParse(id).success && (await findAccount(db, id, now())) !== undefined;
}
