import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { PageRoute } from "../http/route.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

interface Deps {
  readonly db: Db;
  readonly engine: EnginePool;
  readonly logger: Logger;
}

/** Probes: `/health` says that the process answers, `/ready` that it can do its work. */
export const healthRoutes = ({ db, engine, logger }: Deps): PageRoute[] => [
  { path: "/health", policy: "public", handle: (context) => context.json({ status: "ok" }) },
  {
    path: "/ready",
    policy: "public",
    async handle(context) {
      const [database, worker] = await Promise.all([databaseAnswers({ db, logger }), engine.isReady()]);
      const isReady = database && worker;
      context.header("Cache-Control", "no-store");
      return context.json({ status: isReady ? "ready" : "not ready", database, engine: worker }, isReady ? 200 : 503);
    },
  },
];

async function databaseAnswers({ db, logger }: Pick<Deps, "db" | "logger">): Promise<boolean> {
  try {
    await db.execute(sql`SELECT 1`);
    return true;
  } catch (error) {
    logger.warn({ err: error }, "the database does not answer");
    return false;
  }
}
