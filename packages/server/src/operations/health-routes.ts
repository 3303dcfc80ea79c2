import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import { inTime } from "../db/in-time.ts";
import type { PageRoute } from "../http/route.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { recordReadiness } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly engine: EnginePool;
  readonly logger: Logger;
}

/** Nobody who asks waits longer for the database than this. */
const patienceMs = 2000;

/** Probes: `/health` says that the process answers, `/ready` that it can do its work. */
export function healthRoutes({ db, engine, logger }: Deps): PageRoute[] {
  let writing: Promise<void> | undefined;

  /** True where the database can be written. It is asked once at a time, however many want to know. */
  async function databaseAnswers(): Promise<boolean> {
    try {
      writing ??= recordReadiness(db).finally(() => {
        writing = undefined;
      });
      await inTime(writing, patienceMs);
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
        const [database, worker] = await Promise.all([databaseAnswers(), engine.isReady()]);
        const isReady = database && worker;
        context.header("Cache-Control", "no-store");
        return context.json({ status: isReady ? "ready" : "not ready", database, engine: worker }, isReady ? 200 : 503);
      },
    },
  ];
}
