import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { Outage } from "../process/outage.ts";
import { recordReadiness } from "./store.ts";

/**
 * Waits until an unreachable database can be written again, and then logs this.
 * @returns a function that stops waiting
 */
export function watchOutage(outage: Outage, { db, logger }: { readonly db: Db; readonly logger: Logger }): () => void {
  return outage.watch(() => recordReadiness(db), logger);
}
