import type { Batch, BatchFile } from "@rewright/contract/batches";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";
import type { StoredBatch } from "./store.ts";

/** Returns a batch in the form of the contract. */
export function toBatch(deps: { readonly secret: string }, batch: StoredBatch): Batch {
  return {
    id: batch.id,
    createdAt: batch.createdAt.toISOString(),
    expiresAt: batch.expiresAt.toISOString(),
    mode: batch.mode,
    files: batch.files.map((file) => toBatchFile(deps, file)),
  };
}

/** Returns a file of a batch in the form of the contract. */
export function toBatchFile(deps: { readonly secret: string }, file: StoredBatch["files"][number]): BatchFile {
  const { id, state, progress, words, engine, problem } = file;
  const name = createBatchCipher(deps).open("name", id, file.name)?.toString();
  if (name === undefined) {
    return { id, name: "unreadable", state: "failed", progress: 0, words, engine: null, problem: unreadable };
  }
  return { id, name, state, progress, words, engine, problem };
}
