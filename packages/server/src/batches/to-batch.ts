import type { Batch, BatchFile } from "@rewright/contract/batches";
import type { Secrets } from "../secrets/secret.ts";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";
import type { StoredBatch } from "./store.ts";

/** Converts a stored batch to its form in API responses. */
export function toBatch(deps: { readonly secrets: Secrets }, batch: StoredBatch): Batch {
  return {
    id: batch.id,
    createdAt: batch.createdAt.toISOString(),
    expiresAt: batch.expiresAt.toISOString(),
    mode: batch.mode,
    files: batch.files.map((file) => toBatchFile(deps, file)),
  };
}

/** Converts a stored file of a batch to its form in API responses. */
export function toBatchFile(deps: { readonly secrets: Secrets }, file: StoredBatch["files"][number]): BatchFile {
  const { id, state, progress, words, engine, problem, mistakes } = file;
  const name = createBatchCipher(deps).open("name", id, file.name)?.toString();
  if (name === undefined) {
    const lost = { name: "unreadable", state: "failed", progress: 0, problem: unreadable } as const;
    return { ...lost, id, words, engine: null, mistakes: null };
  }
  return { id, name, state, progress, words, engine, problem, mistakes };
}
