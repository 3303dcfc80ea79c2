import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { BatchDeps } from "./deps.ts";
import { deleteBatchRow } from "./store.ts";

/**
 * Deletes the account's batch with its files. A process that is rewriting one of the files stops within seconds.
 * @throws AppError `not_found`
 */
export async function deleteBatch({ db, now }: BatchDeps, account: Account, id: string): Promise<void> {
  if (!(await deleteBatchRow(db, id, { userId: account.id, now: now() }))) throw new AppError("not_found");
}
