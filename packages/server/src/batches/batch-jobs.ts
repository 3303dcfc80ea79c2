import { runLimits } from "@rewright/contract/plans";
import type { Queue } from "../jobs/queue.ts";
import type { Jobs } from "../jobs/start-jobs.ts";
import { deleteOldBatches } from "./delete-old-batches.ts";
import type { EnqueueFile, WorkDeps } from "./deps.ts";
import { processFile } from "./process-file.ts";
import { endAllLeases, findOpenFiles } from "./work-store.ts";

const fileQueue = "batch-files";

/** Files that are handed over again at once. */
const atOnce = 500;

/** The queue in which files of batches wait for their turn. */
export const batchQueue = (deps: WorkDeps): Queue => ({
  name: fileQueue,
  atOnce: 3,
  retryDelaySeconds: 5,
  retryLimit: 3,
  expireInSeconds: 2 * runLimits.minutes * 60,
  handle: (data) => processFile(deps, (data as { fileId: string }).fileId),
});

/** Adds a job for a file, unless one for it waits already. */
export const enqueueFileOn =
  (jobs: Jobs): EnqueueFile =>
  (fileId) =>
    jobs.send(fileQueue, { fileId }, { key: fileId });

/**
 * Sees to files that wait or whose process has died. Where another server is at work, a job finds nothing left to do.
 */
export async function resumeFiles({ db }: Pick<WorkDeps, "db">, enqueue: EnqueueFile): Promise<void> {
  for (const fileId of await findOpenFiles(db, atOnce)) await enqueue(fileId);
}

/** What is looked after now and then: files that wait, and batches whose time is over. */
export async function maintainBatches(deps: Pick<WorkDeps, "db" | "now">, enqueue: EnqueueFile): Promise<void> {
  await deleteOldBatches(deps);
  await resumeFiles(deps, enqueue);
}

/** Frees what processes that are gone were at work on, where no other can be running. */
export async function releaseBatchLeases({ db }: Pick<WorkDeps, "db">): Promise<void> {
  await endAllLeases(db);
}
