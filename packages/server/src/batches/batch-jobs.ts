import { runLimits } from "@rewright/contract/limits";
import type { Queue } from "../jobs/queue.ts";
import type { Jobs } from "../jobs/start-jobs.ts";
import { deleteOldBatches } from "./delete-old-batches.ts";
import type { EnqueueFile, WorkDeps } from "./deps.ts";
import { processFile } from "./process-file.ts";
import { endAllLeases, findOpenFiles } from "./work-store.ts";

const fileQueue = "batch-files";

/** Maximum number of files that are queued again in one call. */
const atOnce = 500;

/** Returns the job queue of batch files. */
export const batchQueue = (deps: WorkDeps): Queue => ({
  name: fileQueue,
  atOnce: 3,
  retryDelaySeconds: 5,
  retryLimit: 3,
  expireInSeconds: 2 * runLimits.minutes * 60,
  handle: (data) => processFile(deps, (data as { fileId: string }).fileId),
});

/** Returns a function that queues a job for a file, unless a job for the file is already waiting. */
export const enqueueFileOn =
  (jobs: Jobs): EnqueueFile =>
  (fileId) =>
    jobs.send(fileQueue, { fileId }, { key: fileId });

/**
 * Queues the files that wait or whose process has crashed. If another server works on a file, the file's job does
 * nothing.
 */
export async function resumeFiles({ db }: Pick<WorkDeps, "db">, enqueue: EnqueueFile): Promise<void> {
  for (const fileId of await findOpenFiles(db, atOnce)) await enqueue(fileId);
}

/** Queues waiting files and deletes expired batches. Called at intervals. */
export async function maintainBatches(deps: Pick<WorkDeps, "db" | "now">, enqueue: EnqueueFile): Promise<void> {
  await deleteOldBatches(deps);
  await resumeFiles(deps, enqueue);
}

/** Ends the leases of batch files held by processes that are gone. Called when no other process can be running. */
export async function releaseBatchLeases({ db }: Pick<WorkDeps, "db">): Promise<void> {
  await endAllLeases(db);
}
