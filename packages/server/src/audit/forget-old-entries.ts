import { periods } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import { deleteEntriesBefore } from "./store.ts";

const dayMs = 86_400_000;

/** Deletes what was written down long ago. */
export async function forgetOldEntries({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteEntriesBefore(db, new Date(now().getTime() - periods.auditDays * dayMs));
}
