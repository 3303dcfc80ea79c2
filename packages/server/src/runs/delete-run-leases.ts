import type { Db } from "../db/database.ts";
import { endAllLeases } from "./store.ts";

/** Ends all leases of runs: for a database that no other process can use. */
export async function deleteRunLeases(db: Db): Promise<void> {
  await endAllLeases(db);
}
