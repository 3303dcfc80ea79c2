import type { Batch, BatchFile } from "@rewright/contract/batches";
import type { Secrets } from "../secrets/secret.ts";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";
import type { StoredBatch } from "./store.ts";

/** Returns a batch in the form of the contract. */
export function toBatch(deps: { readonly secrets: Secrets }, batch: StoredBatch): Batch {
  return {
    id: batch.id,
    createdAt: batch.createdAt.toISOString(),
    expiresAt: batch.expiresAt.toISOString(),
    mode: batch.mode,
    files: batch.files.map((file) => toBatchFile(deps, file)),
  };
}

/** Returns a file of a batch in the form of the contract. */
export function toBatchFile(deps: { readonly secrets: Secrets }, file: StoredBatch["files"][number]): BatchFile {
  const { id, state, progress, words, engine, problem } = file;
  const name = createBatchCipher(deps).open("name", id, file.name)?.toString();
  if (name === undefined) {
    return { id, name: "unreadable", state: "failed", progress: 0, words, engine: null, problem: unreadable };
  }
  return { id, name, state, progress, words, engine, problem };
}
