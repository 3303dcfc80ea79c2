import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { Rewritten } from "../rewriting/engine-task.ts";
import type { Secrets } from "../secrets/secret.ts";
import type { DocumentPool } from "./document-pool.ts";

/** Holds the dependencies of all functions for batches. */
export interface BatchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  readonly files: DocumentPool;
}

/** Holds the dependencies of the work on files. */
export interface WorkDeps extends BatchDeps {
  readonly logger: Logger;
  readonly pro: Pro<Rewritten>;
  /** Returns whether rewriting is switched off. */
  readonly isPaused: () => Promise<boolean>;
  /** Aborts when the server stops: files in work then wait for another server. */
  readonly stopping: AbortSignal;
}

/** Enqueues a file to be worked on. */
export type EnqueueFile = (fileId: string) => Promise<void>;
