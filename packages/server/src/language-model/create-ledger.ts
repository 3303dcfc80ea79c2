import type { Ledger } from "@rewright/pro";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { addToDay, findDay, findDayBefore } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

const nano = 1e9;

/**
 * Returns an object that records the language model's usage for each UTC day in the database. The first use of a day
 * logs the total of the previous day with usage.
 */
export function createLedger({ db, now, logger }: Deps): Ledger {
  const today = () => now().toISOString().slice(0, 10);
  return {
    async spentToday() {
      const found = await findDay(db, today());
      return { tokens: found?.tokens ?? 0, dollars: (found?.nanoDollars ?? 0) / nano };
    },
    async add({ tokens, dollars }) {
      const added = { day: today(), tokens, nanoDollars: Math.round(dollars * nano) };
      const total = await addToDay(db, added);
      if (total.tokens !== tokens) return;
      const last = await findDayBefore(db, added.day);
      if (!last) return;
      logger.info(
        { day: last.day, tokens: last.tokens, dollars: last.nanoDollars / nano },
        "the language model's last day",
      );
    },
  };
}
