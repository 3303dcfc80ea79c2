import type { TextEdit } from "@rewright/documents";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { createPrioritySemaphore } from "../priority/create-priority-semaphore.ts";
import { describeCrash } from "../process/end-at-crash.ts";
import { workerLimits } from "../process/memory-limits.ts";
import type { DocumentAnswer, DocumentTask } from "./document-task.ts";

/** Opens and writes document files on worker threads. The threads exist only while they are needed. */
export interface DocumentPool {
  /** Returns the text of a file. @throws FileProblem */
  read(name: string, bytes: Uint8Array): Promise<string>;
  /**
   * Returns the file with the edits applied to its text.
   * @throws FileProblem
   */
  save(name: string, bytes: Uint8Array, edits: readonly TextEdit[]): Promise<Uint8Array>;
  zip(files: readonly { readonly name: string; readonly content: Uint8Array }[]): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Thrown if a file cannot be processed. The message tells the user why. */
export class FileProblem extends Error {
  override readonly name = "FileProblem";
}

const timeoutMs = 30_000;
const idleMs = 10_000;
const threads = 2;
const tooMuch = "This file is too complex to open. Save it as plain text (.txt) and try again.";

/**
 * Starts the worker threads for document files.
 * @param options.timeoutMs - time limit for one file
 */
export function startDocumentPool(options: { readonly logger: Logger; readonly timeoutMs?: number }): DocumentPool {
  const limitMs = options.timeoutMs ?? timeoutMs;
  const pool = new Piscina<DocumentTask, DocumentAnswer<string | Uint8Array>>({
    filename: new URL("./document-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: workerLimits,
  });
  pool.on("error", (error) => options.logger.error(describeCrash(error), "a worker for files failed"));

  // The time limit of a file starts when its turn comes, not while it waits for other files.
  const semaphore = createPrioritySemaphore({ permits: threads });
  const ticket = { signal: new AbortController().signal, priority: 0 };

  async function run(task: DocumentTask): Promise<string | Uint8Array> {
    const answer = await semaphore.run(ticket, () => answerOf(task));
    if ("problem" in answer) throw new FileProblem(answer.problem);
    return answer.value;
  }

  async function answerOf(task: DocumentTask): Promise<DocumentAnswer<string | Uint8Array>> {
    // Work that takes too long is ended by ending its worker thread.
    const signal = AbortSignal.timeout(limitMs);
    return pool.run(task, { signal }).catch((error: NodeJS.ErrnoException) => {
      if (signal.aborted || error.code === "ERR_WORKER_OUT_OF_MEMORY") return { problem: tooMuch };
      throw error;
    });
  }

  return {
    read: (name, bytes) => run({ kind: "read", name, bytes }) as Promise<string>,
    save: (name, bytes, edits) => run({ kind: "save", name, bytes, edits }) as Promise<Uint8Array>,
    zip: (files) => run({ kind: "zip", files }) as Promise<Uint8Array<ArrayBuffer>>,
    close: () => pool.destroy(),
  };
}
