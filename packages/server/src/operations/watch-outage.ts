import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { Outage } from "../process/outage.ts";
import { recordReadiness } from "./store.ts";

/** Logs when an absent database can be written again. @returns the function that ends this */
export function watchOutage(outage: Outage, { db, logger }: { readonly db: Db; readonly logger: Logger }): () => void {
  return outage.watch(() => recordReadiness(db), logger);
}
