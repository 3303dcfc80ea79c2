// Starts the product on a separate PostgreSQL server: the browser tests run on both databases.
import { startPostgres } from "../packages/server/test/start-postgres.ts";

const postgres = await startPostgres();
process.env.DATABASE_URL = postgres.url;
await import("../scripts/start.mjs");
