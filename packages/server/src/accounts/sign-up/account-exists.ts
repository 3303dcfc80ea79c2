import { z } from "zod";
import type { Db } from "#src/db/database.ts";
import { findAccount } from "../store.ts";

/** Returns whether an account has this id. Returns false for a text that is not a UUID. */
export async function accountExists(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  id: string,
): Promise<boolean> {
  return z.uuid().safeParse(id).success && (await findAccount(db, id, now())) !== undefined;
}
