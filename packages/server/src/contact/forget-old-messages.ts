import { periods } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import { deleteMessagesBefore } from "./store.ts";

const dayMs = 86_400_000;

/** Deletes the messages of long ago. */
export async function forgetOldMessages({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteMessagesBefore(db, new Date(now().getTime() - periods.contactMessageDays * dayMs));
}
