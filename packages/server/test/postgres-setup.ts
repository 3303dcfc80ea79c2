import { startPostgres } from "./start-postgres.ts";

/** Gives the server's tests a PostgreSQL server in TEST_DATABASE_URL, unless the environment already names one. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
