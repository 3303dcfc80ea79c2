import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { Rewritten } from "../rewriting/engine-task.ts";
import type { DocumentPool } from "./document-pool.ts";

/** What everything about batches takes. */
export interface BatchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: string;
  readonly files: DocumentPool;
}

/** What working on a file takes as well. */
export interface WorkDeps extends BatchDeps {
  readonly logger: Logger;
  readonly pro: Pro<Rewritten>;
  /** Rewriting is switched off for now. */
  readonly isPaused: () => Promise<boolean>;
  /** Aborts when the server stops: what is being worked on then waits for another one. */
  readonly stopping: AbortSignal;
}

/** Hands a file over to be worked on. */
export type EnqueueFile = (fileId: string) => Promise<void>;
