import type { Db } from "../db/database.ts";
import { findDaysOf } from "./activity-store.ts";

/** Returns the days on which an account was active, for the account's data export. */
export async function exportActivity({ db }: { readonly db: Db }, accountId: string): Promise<object[]> {
  return findDaysOf(db, accountId);
}
