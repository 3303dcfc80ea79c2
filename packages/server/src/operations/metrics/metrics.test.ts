import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { startEnginePool } from "#src/rewriting/engine-pool.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { createMetrics } from "./create-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const logger = pino({ level: "silent" });
const workerFile = new URL("../../../test/scripted-worker.ts", import.meta.url).href;

let database: Database;
let engine: ReturnType<typeof startScriptedEngine>;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

test("[CALLS-58] a request is counted under its route's pattern, and no metric contains a path or query", async () => {
  const { get, metrics } = createTestApp({ db: database.db, engine });
  await get("/health");
  await get("/hum/runs/7d1f5b1e-1111-4222-8333-444455556666?after=3");
  await get("/nowhere/ann@example.org");
  const text = await metrics.text();
  expect(text).toContain('rewright_http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1');
  expect(text).toMatch(/_count\{method="GET",route="\/hum\/runs\/\{?:?\w+\}?",status="\d+"\} 1/);
  expect(text).toContain('_count{method="GET",route="/*",status="503"} 1');
  expect(text).not.toMatch(/7d1f5b1e|ann@|after=/);
});

test("an engine task is counted by kind and outcome, with its waiting and running times", async () => {
  const metrics = createMetrics();
  const pool = startEnginePool({ workers: 1, logger, metrics, workerFile });
  const ticket = { signal: new AbortController().signal, priority: 0 };
  await pool.rewrite("We utilize boards.", {}, ticket);
  expect(pool.load()).toEqual({ running: 0, waiting: 0 });
  await pool.close();
  const text = await metrics.text();
  expect(text).toContain('rewright_engine_tasks_total{kind="rewrite",outcome="done"} 1');
  expect(text).toContain('rewright_engine_wait_seconds_count{kind="rewrite"} 1');
  expect(text).toContain('rewright_engine_run_seconds_count{kind="rewrite"} 1');
});

test("requests to the language model, their tokens, and results that a check refuses are counted", async () => {
  const { model, text } = createMetrics();
  model.requested({ task: "rewrite", outcome: "answered", ms: 1200, input: 300, output: 200 });
  model.requested({ task: "check", outcome: "timeout", ms: 60_000, input: 0, output: 0 });
  model.read({ faithful: 9, refused: 2 });
  const shown = await text();
  expect(shown).toContain('rewright_model_tokens_total{task="rewrite",direction="output"} 200');
  expect(shown).toContain('rewright_model_request_duration_seconds_count{task="check",outcome="timeout"} 1');
  expect(shown).toContain('rewright_model_readings_total{verdict="refused"} 2');
});

test("[CALLS-58] metrics are served only at /metrics, and include queues, connections, jobs and memory", async () => {
  const metrics = createMetrics();
  metrics.watch({
    engine: () => ({ running: 1, waiting: 4 }),
    connections: () => ({ open: 5, idle: 2, waiting: 1 }),
    jobs: () => setTimeout(10, [{ queue: "files", state: "failed", count: 3 }]),
  });
  const server = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" }, logger);
  const answer = await fetch(`${server.address}/metrics`);
  const text = await answer.text();
  const other = await fetch(`${server.address}/health`);
  await server.stop();
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  expect(other.status).toBe(404);
  expect(text).toContain('rewright_engine_tasks{state="waiting"} 4');
  expect(text).toContain('rewright_database_connections{state="used"} 3');
  expect(text).toContain('rewright_jobs{queue="files",state="failed"} 3');
  expect(text).toContain("rewright_database_up 1");
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(text).toContain("process_resident_memory_bytes");
});

test("if the database is down, all metrics that do not depend on it are served", async () => {
  const metrics = createMetrics();
  metrics.watch({
    jobs: () => setTimeout(10).then(() => Promise.reject(new Error("away"))),
    engine: () => ({ running: 0, waiting: 0 }),
  });
  const text = await metrics.text();
  expect(text).toContain('rewright_engine_tasks{state="running"} 0');
  expect(text).not.toContain("rewright_jobs{");
  expect(text).toContain("rewright_database_up 0");
});
