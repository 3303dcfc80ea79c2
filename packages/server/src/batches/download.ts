import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";
import type { BatchDeps } from "./deps.ts";
import { resultNames } from "./result-names.ts";
import { findResults } from "./store.ts";

interface NamedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const nothingYet = "None of this batch's files is ready yet.";
const notReady = "This file isn't ready yet.";

/**
 * Returns a rewritten file of the account's batch.
 * @throws AppError `not_found` if there is no such file or it is not ready
 */
export async function downloadFile(
  deps: BatchDeps,
  account: Account,
  { batchId, fileId }: { batchId: string; fileId: string },
): Promise<NamedFile> {
  const found = await results(deps, account, { batchId, fileId });
  const file = found.find(({ id }) => id === fileId);
  if (!file) throw new AppError("not_found");
  if (!file.content) throw new AppError("not_found", file.isStored ? unreadable : notReady);
  return { name: file.name, content: file.content };
}

/**
 * Returns all rewritten files of the account's batch as a zip.
 * @throws AppError `not_found` if there is no such batch or no file is ready
 */
export async function downloadBatch(deps: BatchDeps, account: Account, batchId: string): Promise<NamedFile> {
  const found = await results(deps, account, { batchId });
  if (found.length === 0) throw new AppError("not_found");
  const ready = found.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  if (ready.length === 0) throw new AppError("not_found", nothingYet);
  return { name: "humanized-files.zip", content: await deps.files.zip(ready) };
}

async function results(deps: BatchDeps, account: Account, wanted: Parameters<typeof findResults>[1]) {
  const rows = await findResults(deps.db, wanted, { userId: account.id, now: deps.now() });
  const cipher = createBatchCipher(deps);
  const names = resultNames(rows.map(({ id, name }) => cipher.open("name", id, name)?.toString() ?? ""));
  return rows.map(({ id, result }, index) => {
    const opened = result && cipher.open("result", id, result);
    return { id, name: names[index]!, isStored: result !== null, content: opened && new Uint8Array(opened) };
  });
}
