// Measures the administrators' lists on a PostgreSQL server with 100,000 people and 1,000,000 rows in the ledger. Exits
// with 1 where a list takes longer than it may.
import { readFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "../../packages/server/test/start-postgres.ts";
import { spawnServer } from "../spawn-server.ts";
import { cases, slowestListMs } from "./cases.ts";
import { openPanel } from "./open-panel.ts";
import { seed } from "./seed.ts";

const warmUps = 3;
const tries = 20;

const misses: string[] = [];
const postgres = await startPostgres();
const client = new pg.Client(postgres.url);
try {
  // With its migrations, the server makes the tables.
  const settings = { DATABASE_URL: postgres.url, API_RATE_LIMIT: "1000000", WORKERS: "1" };
  await (await spawnServer(settings)).stop();
  await client.connect();
  const begun = performance.now();
  await seed(client);
  console.log(`seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
  const server = await spawnServer(settings);
  try {
    const get = await openPanel(server.address, client);
    for (const { what, path, mayTake = slowestListMs } of await cases(get)) {
      const { median, p95, note } = await measure(() => get(path));
      console.log(`${what.padEnd(50)} ${show(median)} ${show(p95)}   ${note}`);
      if (median > mayTake) misses.push(`${what}: ${median.toFixed(0)} ms, more than ${mayTake}`);
    }
    for (const table of ["users", "payment_logs"]) {
      const start = performance.now();
      let bytes = 0;
      for await (const chunk of (await get(`/api/admin/export/${table}`)).body!) bytes += chunk.length;
      const seconds = (performance.now() - start) / 1000;
      console.log(
        `${`${table} as CSV, ${(bytes / 1e6).toFixed(0)} MB`.padEnd(50)} ${seconds.toFixed(1).padStart(8)} s, the server had at most ${peakMb(server.pid)} MB`,
      );
    }
  } finally {
    await server.stop();
  }
} finally {
  await client.end();
  await postgres.stop();
}
for (const miss of misses) console.error(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function measure(ask: () => Promise<Response>) {
  const times: number[] = [];
  let note = "";
  for (let n = -warmUps; n < tries; n++) {
    const begun = performance.now();
    const answer = (await (await ask()).json()) as { pagination?: { total: number; total_is_estimate: boolean } };
    if (n >= 0) times.push(performance.now() - begun);
    const { total, total_is_estimate } = answer.pagination ?? {};
    note = total === undefined ? "" : `${total_is_estimate ? "about " : ""}${total.toLocaleString("en")} rows`;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { median: at(0.5), p95: at(0.95), note };
}

function show(ms: number): string {
  return `${ms.toFixed(1).padStart(8)} ms`;
}

/** Returns the peak memory of a process as text, or a dash if the operating system does not report it. */
function peakMb(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024).toFixed(0);
}
