import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { answersSince, requestsSince } from "./kept-since.ts";
import { deleteAnswersBefore, deleteLeasedRequests, deleteRequestsBefore } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Deletes requests whose Idempotency-Key is no longer recognized. */
export async function deleteOldRequests({ db, now }: Deps): Promise<void> {
  await deleteRequestsBefore(db, requestsSince(now()));
}

/** Deletes the answers of Humanize Pro that are no longer kept for repeated requests. Never throws. */
export async function deleteOldAnswers({ db, now, logger }: Deps & { readonly logger: Logger }): Promise<void> {
  await deleteAnswersBefore(db, answersSince(now())).catch((err) =>
    logger.warn({ err }, "old answers were not deleted"),
  );
}

/** Deletes the requests that no process answers any more. Only for a database that no other process can use. */
export async function deleteRequestLeases(db: Db): Promise<void> {
  await deleteLeasedRequests(db);
}
