import type { Db } from "../db/database.ts";
import { inTime } from "../db/in-time.ts";
import type { PageRoute } from "../http/route.ts";
import type { Shutdown } from "../http/shutdown.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { recordReadiness } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly engine: EnginePool;
  readonly shutdown: Shutdown;
}

/** The maximum milliseconds that a health check waits for the database. */
const databaseTimeoutMs = 2000;

/**
 * Returns the routes of the health checks. `/health` succeeds if the process responds. `/ready` succeeds if the server
 * can also work and was not asked to stop.
 */
export function healthRoutes({ db, engine, shutdown }: Deps): PageRoute[] {
  let writing: Promise<void> | undefined;

  /**
   * Returns the error if the database cannot be written, or undefined if it can. Simultaneous health checks share one
   * query.
   */
  async function databaseProblem(): Promise<unknown> {
    try {
      writing ??= recordReadiness(db).finally(() => {
        writing = undefined;
      });
      await inTime(writing, databaseTimeoutMs);
      return undefined;
    } catch (error) {
      return error;
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
        const [problem, worker] = await Promise.all([databaseProblem(), engine.isReady()]);
        const database = problem === undefined;
        if (!database) context.set("failure", { code: "unavailable", cause: problem });
        const isReady = database && worker;
        return context.json({ status: isReady ? "ready" : "not ready", database, engine: worker }, isReady ? 200 : 503);
      },
    },
  ];
}
