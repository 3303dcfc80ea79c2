import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../../db/database.ts";
import { startTracing } from "./open-telemetry.ts";
import { traceDatabase, withoutValues } from "./trace-database.ts";
import { traceModel } from "./trace-model.ts";
import type { Tracing } from "./tracing.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

let database: Database;
let collector: Server;
let received: { readonly path: string | undefined; readonly body: string }[];
let tracing: Tracing;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  received = [];
  collector = createServer(async (request, answer) => {
    received.push({ path: request.url, body: await text(request) });
    answer.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  tracing = startTracing({ endpoint, sampleRatio: 1, serviceName: "rewright" });
});
afterEach(() => {
  collector.close();
});

/** Ends tracing, which sends the remaining spans. Returns all spans that the collector received. */
async function sentSpans(): Promise<SentSpan[]> {
  await tracing.close();
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
  return received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const attributeOf = ({ attributes }: SentSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test("[CALLS-70] a request is a span named by its route, with child spans for queries and engine tasks, without texts, addresses or ids", async () => {
  const engine = startScriptedEngine({ tracing });
  const app = createTestApp({ db: traceDatabase(database, tracing).db, engine, tracing });
  const ann = await verified(app, "ann@example.org", { from: "203.0.113.99" });
  const answer = await app.rewrite("A secret sentence.", { from: "203.0.113.99" });
  await ann.get("/hum/nothing/ann@example.org?token=hidden");
  await engine.close();
  const spans = await sentSpans();

  const request = spans.find(({ name }) => name === "POST /hum")!;
  expect(attributeOf(request, "http.response.status_code")).toBe(200);
  expect(attributeOf(request, "rewright.request_id")).toBe(answer.headers.get("X-Request-Id"));
  const within = spans.filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId);
  const task = within.find(({ name }) => name === "engine rewrite")!;
  expect([task.parentSpanId, attributeOf(task, "rewright.outcome")]).toEqual([request.spanId, "done"]);
  const queries = within.filter(({ name }) => name.startsWith("database "));
  expect(queries.length).toBeGreaterThan(2);
  expect(attributeOf(queries.find(({ name }) => name === "database SELECT")!, "db.query.text")).toMatch(
    /select .* \$1/i,
  );

  const all = received.map(({ body }) => body).join();
  expect(all).not.toMatch(/secret sentence|ann@|\bada\b|lovelace|203\.0\.113|hidden|Correct-Horse/i);
});

test("[CALLS-70] a caller's trace is continued behind a trusted proxy, and ignored otherwise", async () => {
  const engine = startScriptedEngine();
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const get = (hops: number) =>
    createTestApp({ db: database.db, engine, tracing, settings: { trustedProxy: { hops } } }).get("/health", {
      traceparent,
    });
  await get(1);
  await get(0);
  await engine.close();
  const [continued, own] = await sentSpans();
  expect([continued?.traceId, continued?.parentSpanId]).toEqual([traceparent.slice(3, 35), traceparent.slice(36, 52)]);
  expect(own?.traceId).not.toBe(continued?.traceId);
});

test("[CALLS-70] a request to the language model is a span with its tokens, and a failed one is marked as failed", async () => {
  const model = traceModel({ requested: () => {}, read: () => {} }, tracing);
  await tracing.run("request", {}, async () => {
    model.requested({ task: "rewrite", outcome: "answered", ms: 50, input: 300, output: 200 });
    model.requested({ task: "check", outcome: "timeout", ms: 50, input: 0, output: 0 });
  });
  const [written, failed, request] = await sentSpans();
  expect([written?.name, attributeOf(written!, "gen_ai.usage.output_tokens")]).toEqual(["model rewrite", 200]);
  expect([written?.parentSpanId, failed?.status.code]).toEqual([request?.spanId, 2]);
});

test("a span of work that throws has the error's name and not its message", async () => {
  const work = () => Promise.reject(new TypeError("a secret text"));
  await expect(tracing.run("job", {}, work)).rejects.toThrow(TypeError);
  const [span] = await sentSpans();
  expect([span?.status.code, attributeOf(span!, "error.type")]).toEqual([2, "TypeError"]);
  expect(received[0]?.body).not.toContain("secret");
});

test("texts and numbers in an SQL statement are not recorded in its span", () => {
  const statement = `UPDATE "t1" SET a = 'ann''s', b = 42, c = $1, d = $x$text$x$ WHERE e > 1.5`;
  expect(withoutValues(statement)).toBe(`UPDATE "t1" SET a = ?, b = ?, c = $1, d = ? WHERE e > ?`);
});

test("[CALLS-70] if tracing is not configured, the server loads no module of OpenTelemetry", () => {
  const server = new URL("../../server.ts", import.meta.url).href;
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith("@opentelemetry/") && context.parentURL?.includes("/server/src/")) console.log(name);
      return next(name, context);
    } });
    await import(${JSON.stringify(server)});
    console.log("loaded");
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["loaded\n", ""]);
});
