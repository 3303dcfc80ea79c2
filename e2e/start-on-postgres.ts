// The product on a PostgreSQL server of its own, for the journeys, which must hold on both databases.
import { startPostgres } from "../packages/server/test/start-postgres.ts";

const postgres = await startPostgres();
process.env.DATABASE_URL = postgres.url;
await import("../scripts/start.mjs");
