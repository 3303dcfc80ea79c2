import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

/** Opens the database that the settings name and brings it to this version's schema. */
export async function openDatabase(
  { databaseUrl, databasePool, dataDir }: Pick<Config, "databaseUrl" | "databasePool" | "dataDir">,
  logger: Logger,
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl, logger, databasePool) : await openEmbedded(dataDir);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (!databaseUrl || !(error instanceof Error)) throw error;
    const reason = `The database of DATABASE_URL cannot be used: ${error.message}`;
    throw new Error(`Database not configured. Please set up your database connection. ${reason}`, { cause: error });
  }
}
