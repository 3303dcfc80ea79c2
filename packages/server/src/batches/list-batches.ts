import type { Batch } from "@rewright/contract/batches";
import type { Account } from "../accounts/account.ts";
import type { BatchDeps } from "./deps.ts";
import { findBatches } from "./store.ts";
import { toBatch } from "./to-batch.ts";

/** Returns the account's batches that have not expired, newest first. */
export async function listBatches(deps: BatchDeps, account: Account): Promise<Batch[]> {
  const found = await findBatches(deps.db, account.id, deps.now());
  return found.map((batch) => toBatch(deps, batch));
}
