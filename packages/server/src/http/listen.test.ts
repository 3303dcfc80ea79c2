import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { listen } from "./listen.ts";

const engine = startScriptedEngine();
let database: Database;
let fixture: ReturnType<typeof createTestApp>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  database = await openTestDatabase("embedded");
  fixture = createTestApp({ db: database.db, engine });
  server = await listen(fixture.app.fetch, { port: 0, host: "127.0.0.1" }, fixture.billing.logger);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([fixture.files.close(), fixture.grammar.close()]);
  await engine.close();
  await database.close();
});

/** Sends raw request lines. Returns the whole response once the server closes the connection. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

test("[SAFETY-11] an HTTP/1.0 health check without a Host header gets a response", async () => {
  expect(await send("GET /health HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s);
  expect(await send("GET /ready HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 .*"database":true,"engine":true\}$/s);
  expect(await send("HEAD /health HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send("GET /health HTTP/1.0", "Host: example.org")).toMatch(/^HTTP\/1\.1 200 /);
});

test("/ready returns 503 to an HTTP/1.0 health check while the database does not respond", async () => {
  const broken = new Proxy(database.db, {
    get: () => () => {
      throw new Error("down");
    },
  });
  const { app, billing, files, grammar } = createTestApp({ db: broken, engine });
  const other = await listen(app.fetch, { port: 0, host: "127.0.0.1" }, billing.logger);
  const socket = connect(Number(new URL(other.address).port), "127.0.0.1");
  socket.write("GET /ready HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 .*"database":false,"engine":true\}$/s);
  await other.stop();
  await Promise.all([files.close(), grammar.close()]);
});

test("every other path also answers an HTTP/1.0 request without a Host header", async () => {
  expect(await send("GET /api/nothing HTTP/1.0")).toMatch(/^HTTP\/1\.1 404 .*"error":"not_found"/s);
  const body = JSON.stringify({ text_content: "A text." });
  const headers = ["Content-Type: application/json", `Content-Length: ${body.length}`];
  const answer = await send("POST /hum HTTP/1.0", ...headers, "", body);
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*"transformed_text":"A text\."/s);
});

const needsHost = "HTTP/1.1 requests need a Host header.";
const oneHost = "The request has more than one Host header. Send only one.";

test.each([
  ["by HTTP/1.1 without a Host header", needsHost, ["GET /health HTTP/1.1"]],
  ["by HTTP/1.1 with an empty Host header", needsHost, ["GET /health HTTP/1.1", "Host:"]],
  ["with a host in its address alone", needsHost, ["GET http://example.org/health HTTP/1.1"]],
  ["with two Host headers", oneHost, ["GET /health HTTP/1.1", "Host: a.example", "Host: b.example"]],
  ["with the same Host header twice", oneHost, ["GET /health HTTP/1.1", "Host: a.example", "host: a.example"]],
  ["with a list of hosts", oneHost, ["GET /health HTTP/1.1", "Host: a.example,b.example"]],
  ["by HTTP/1.0 with two Host headers", oneHost, ["GET /health HTTP/1.0", "Host: a.example", "Host: b.example"]],
])("[SAFETY-11] a request %s is refused with an id that is also in the log", async (_kind, message, lines) => {
  const answer = await send(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/is);
  const body = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  expect(body).toMatchObject({ success: false, error: "invalid_input", message });
  expect(fixture.log).toContainEqual(expect.objectContaining({ requestId: body.error_id }));
});
