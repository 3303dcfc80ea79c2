import type { Db } from "../db/database.ts";
import { endAllLeases } from "./store.ts";

/** Takes all runs for lost: for a database that nobody else can use. */
export async function deleteRunLeases(db: Db): Promise<void> {
  await endAllLeases(db);
}
