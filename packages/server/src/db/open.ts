import type { Logger } from "pino";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, type PoolSettings } from "./postgres.ts";
import { untilReachable } from "./until-reachable.ts";

/** The settings that select the database and its connection pool. */
interface DatabaseSettings {
  /** URL of a PostgreSQL database. If undefined, the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: PoolSettings;
  readonly dataDir: string;
}

/** Opens the configured database and migrates it to this release's schema. Waits until the database responds. */
export async function openDatabase(
  { databaseUrl, databasePool, dataDir }: DatabaseSettings,
  logger: Logger,
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl, logger, databasePool) : await openEmbedded(dataDir);
  try {
    const withinMs = databasePool.startTimeoutSeconds * 1000;
    await untilReachable(() => migrate(database), { logger, withinMs });
    return database;
  } catch (error) {
    await database.close();
    if (!databaseUrl || !(error instanceof Error)) throw error;
    const reason = `The database of DATABASE_URL cannot be used: ${error.message}`;
    throw new Error(`Database not configured. Please set up your database connection. ${reason}`, { cause: error });
  }
}
