import { randomUUID } from "node:crypto";
import type { BatchFile } from "@rewright/contract/batches";
import { batchLimits } from "@rewright/contract/limits";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import { createBatchCipher } from "./batch-cipher.ts";
import { cleanName } from "./clean-name.ts";
import type { BatchDeps, EnqueueFile } from "./deps.ts";
import { insertFile } from "./store.ts";
import { toBatchFile } from "./to-batch.ts";

const supported = /\.(?:txt|md|docx)$/i;

const tooLarge = `A file can be up to ${batchLimits.fileBytes / 2 ** 20} MB.`;
const tooMany = `A batch can have up to ${batchLimits.files} files. Start another batch for more.`;

/**
 * Adds a file to the account's batch and queues it for rewriting.
 * @throws AppError `unsupported_file`, `too_large`, `too_many_files`, `not_found`
 */
export async function addBatchFile(
  deps: BatchDeps & { readonly enqueueFile: EnqueueFile },
  account: Account,
  { batchId, name: given, content }: { batchId: string; name: string; content: Uint8Array },
): Promise<BatchFile> {
  const name = cleanName(given);
  if (!supported.test(name)) throw new AppError("unsupported_file");
  if (content.length > batchLimits.fileBytes) throw new AppError("too_large", tooLarge);
  const id = randomUUID();
  const cipher = createBatchCipher(deps);
  const encrypted = {
    id,
    batchId,
    name: cipher.encrypt("name", id, name),
    content: cipher.encrypt("content", id, content),
  };
  const limits = { userId: account.id, most: batchLimits.files, now: deps.now() };
  const added = await insertFile(deps.db, encrypted, limits);
  if (added === "no batch") throw new AppError("not_found");
  if (added === "full") throw new AppError("too_many_files", tooMany);
  await deps.enqueueFile(id);
  return toBatchFile(deps, added);
}
