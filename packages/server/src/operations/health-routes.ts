import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { inTime } from "../db/in-time.ts";
import type { PageRoute } from "../http/route.ts";
import type { Shutdown } from "../http/shutdown.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { recordReadiness } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly engine: EnginePool;
  readonly logger: Logger;
  readonly shutdown: Shutdown;
}

/** The maximum wait of a probe for the database. */
const databaseTimeoutMs = 2000;

/**
 * Returns the probes: `/health` answers when the process does, `/ready` when it can do its work and was not asked to stop.
 */
export function healthRoutes({ db, engine, logger, shutdown }: Deps): PageRoute[] {
  let writing: Promise<void> | undefined;

  /** Returns true when the database can be written. Concurrent probes share one query. */
  async function databaseAnswers(): Promise<boolean> {
    try {
      writing ??= recordReadiness(db).finally(() => {
        writing = undefined;
      });
      await inTime(writing, databaseTimeoutMs);
      return true;
    } catch (error) {
      logger.warn({ err: error }, "the database does not answer");
      return false;
    }
  }

  return [
    { path: "/health", policy: "public", handle: (context) => context.json({ status: "ok" }) },
    {
      path: "/ready",
      policy: "public",
      async handle(context) {
        context.header("Cache-Control", "no-store");
        if (shutdown.isDraining()) return context.json({ status: "stopping" }, 503);
        const [database, worker] = await Promise.all([databaseAnswers(), engine.isReady()]);
        const isReady = database && worker;
        return context.json({ status: isReady ? "ready" : "not ready", database, engine: worker }, isReady ? 200 : 503);
      },
    },
  ];
}
