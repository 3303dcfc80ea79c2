import * as contract from "@rewright/contract/batches";
import { AppError } from "../app-error.ts";
import { type ApiRoute, accountOf, route } from "../http/route.ts";
import { withSavedWords } from "../saved-words/with-saved-words.ts";
import { addBatchFile } from "./add-batch-file.ts";
import { createBatch } from "./create-batch.ts";
import { deleteBatch } from "./delete-batch.ts";
import type { BatchDeps, EnqueueFile } from "./deps.ts";
import { downloadBatch, downloadFile } from "./download.ts";
import { listBatches } from "./list-batches.ts";
import { listMistakes } from "./list-mistakes.ts";
import { retryBatchFile } from "./retry-batch-file.ts";

type Deps = BatchDeps & { readonly enqueueFile: EnqueueFile };

/** Returns the API routes for batches of files. Users can still delete batches after their yearly plan has ended. */
export const batchRoutes = (deps: Deps): ApiRoute[] => [
  route(contract.listBatches, async (call) => ({ batches: await listBatches(deps, accountOf(call)) })),
  route(contract.createBatch, async (call) => {
    if (call.settings.maintenance) throw new AppError("maintenance", undefined, { retryAfterSeconds: 600 });
    const account = accountOf(call);
    return createBatch(deps, account, await withSavedWords(deps, account, call.input));
  }),
  route(contract.addBatchFile, async (call) => {
    const { id, name, content } = call.input;
    return addBatchFile(deps, accountOf(call), { batchId: id, name, content: Buffer.from(content, "base64") });
  }),
  route(contract.retryBatchFile, async (call) =>
    retryBatchFile(deps, accountOf(call), { batchId: call.input.id, id: call.input.file_id }),
  ),
  route(contract.downloadBatchFile, async (call) =>
    downloadFile(deps, accountOf(call), { batchId: call.input.id, fileId: call.input.file_id }),
  ),
  route(contract.batchFileMistakes, async (call) => ({
    mistakes: await listMistakes(deps, accountOf(call), { batchId: call.input.id, id: call.input.file_id }),
  })),
  route(contract.downloadBatch, async (call) => downloadBatch(deps, accountOf(call), call.input.id)),
  route(contract.deleteBatch, async (call) => {
    await deleteBatch(deps, accountOf(call), call.input.id);
    return { success: true as const };
  }),
];
