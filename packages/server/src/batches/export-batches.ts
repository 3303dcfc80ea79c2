import { createBatchCipher } from "./batch-cipher.ts";
import type { BatchOptions } from "./create-batch.ts";
import type { BatchDeps } from "./deps.ts";
import { findBatches } from "./store.ts";
import { toBatch } from "./to-batch.ts";

/** Returns what is stored about an account's batches, for its data export. Files are downloaded separately. */
export async function exportBatches(deps: BatchDeps, accountId: string): Promise<unknown> {
  const found = await findBatches(deps.db, accountId, deps.now());
  return found.map((batch) => {
    const settings = createBatchCipher(deps).open("options", batch.id, batch.options)?.toString();
    return { ...toBatch(deps, batch), settings: settings ? (JSON.parse(settings) as BatchOptions) : null };
  });
}
