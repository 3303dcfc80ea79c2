import { runLimits } from "@rewright/contract/plans";
import type { Queue } from "../jobs/queue.ts";
import type { Jobs } from "../jobs/start-jobs.ts";
import { deleteOldBatches } from "./delete-old-batches.ts";
import type { EnqueueFile, WorkDeps } from "./deps.ts";
import { processFile } from "./process-file.ts";
import { endAllLeases, findOpenFiles } from "./work-store.ts";

const fileQueue = "batch-files";

/** Files that are enqueued again at once. */
const atOnce = 500;

/** Returns the queue of batch files. */
export const batchQueue = (deps: WorkDeps): Queue => ({
  name: fileQueue,
  atOnce: 3,
  retryDelaySeconds: 5,
  retryLimit: 3,
  expireInSeconds: 2 * runLimits.minutes * 60,
  handle: (data) => processFile(deps, (data as { fileId: string }).fileId),
});

/** Adds a job for a file, unless one is already waiting. */
export const enqueueFileOn =
  (jobs: Jobs): EnqueueFile =>
  (fileId) =>
    jobs.send(fileQueue, { fileId }, { key: fileId });

/** Enqueues files that wait or whose process has crashed. If another server works on the file, the job does nothing. */
export async function resumeFiles({ db }: Pick<WorkDeps, "db">, enqueue: EnqueueFile): Promise<void> {
  for (const fileId of await findOpenFiles(db, atOnce)) await enqueue(fileId);
}

/** Runs at intervals: enqueues waiting files and deletes expired batches. */
export async function maintainBatches(deps: Pick<WorkDeps, "db" | "now">, enqueue: EnqueueFile): Promise<void> {
  await deleteOldBatches(deps);
  await resumeFiles(deps, enqueue);
}

/** Ends the leases of processes that are gone, when no other process can be running. */
export async function releaseBatchLeases({ db }: Pick<WorkDeps, "db">): Promise<void> {
  await endAllLeases(db);
}
