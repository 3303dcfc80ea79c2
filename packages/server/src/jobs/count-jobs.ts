import type { Database } from "../db/database.ts";

/** Returns the number of jobs for each queue and state. */
export async function countJobs(database: Pick<Database, "query">) {
  const rows = await database.query("SELECT name, state::text, count(*)::int AS count FROM jobs.job GROUP BY 1, 2", []);
  return rows.map(({ name, state, count }) => ({ queue: String(name), state: String(state), count: Number(count) }));
}
