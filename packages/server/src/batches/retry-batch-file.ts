import type { BatchFile } from "@rewright/contract/batches";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { BatchDeps, EnqueueFile } from "./deps.ts";
import { findFile, reopenFile } from "./store.ts";
import { toBatchFile } from "./to-batch.ts";

/**
 * Queues a failed file for rewriting again. Does nothing to a file that has not failed.
 * @throws AppError `not_found`
 */
export async function retryBatchFile(
  deps: BatchDeps & { readonly enqueueFile: EnqueueFile },
  account: Account,
  file: { readonly id: string; readonly batchId: string },
): Promise<BatchFile> {
  const owner = { userId: account.id, now: deps.now() };
  if (await reopenFile(deps.db, file, owner)) await deps.enqueueFile(file.id);
  const found = await findFile(deps.db, file, owner);
  if (!found) throw new AppError("not_found");
  return toBatchFile(deps, found);
}
