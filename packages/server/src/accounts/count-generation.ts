import type { Db } from "../db/database.ts";
import { addGeneration } from "./store.ts";

/** Counts a generation that an account was given, for as long as the account exists. */
export async function countGeneration(db: Db, accountId: string): Promise<void> {
  await addGeneration(db, accountId);
}
