import type { Rewritten } from "@rewright/lite/lite-task";
import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { GrammarPool } from "../grammar/grammar-pool.ts";
import type { Secrets } from "../secrets/secret.ts";
import type { DocumentPool } from "./document-pool.ts";

/** Holds the database, clock, secrets and other services that all functions for batches use. */
export interface BatchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  readonly files: DocumentPool;
}

/** Holds the services that rewriting the files of batches needs. */
export interface WorkDeps extends BatchDeps {
  readonly logger: Logger;
  readonly pro: Pro<Rewritten>;
  readonly grammar: GrammarPool;
  /** Returns whether an operator has switched rewriting off. */
  readonly isPaused: () => Promise<boolean>;
  /** Aborts when the server stops. Unfinished files then wait for another server. */
  readonly stopping: AbortSignal;
}

/** Queues a file for rewriting. */
export type EnqueueFile = (fileId: string) => Promise<void>;
