import { randomUUID } from "node:crypto";
import type { Batch } from "@rewright/contract/batches";
import { batchLimits } from "@rewright/contract/limits";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { RewriteRequest } from "../rewriting/engine-options.ts";
import { createBatchCipher } from "./batch-cipher.ts";
import type { BatchDeps } from "./deps.ts";
import { insertBatch } from "./store.ts";
import { toBatch } from "./to-batch.ts";

/** Holds the options with which all files of a batch are rewritten. */
export type BatchOptions = Omit<RewriteRequest, "text_content" | "ultra">;

const hourMs = 3_600_000;
const tooMany =
  `You already have ${batchLimits.atOnce} batches. ` +
  `Delete one or wait: we delete each batch ${batchLimits.keptHours} hours after it starts.`;

/**
 * Creates an empty batch.
 * @throws AppError `too_many_requests` if the account has the maximum number of batches
 */
export async function createBatch(deps: BatchDeps, account: Account, options: BatchOptions): Promise<Batch> {
  const id = randomUUID();
  const createdAt = deps.now();
  const batch = {
    id,
    userId: account.id,
    mode: options.mode,
    options: createBatchCipher(deps).encrypt("options", id, JSON.stringify(options)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + batchLimits.keptHours * hourMs),
  };
  if (!(await insertBatch(deps.db, batch, batchLimits.atOnce))) throw new AppError("too_many_requests", tooMany);
  return toBatch(deps, { ...batch, files: [] });
}
