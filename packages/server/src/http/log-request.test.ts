import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";

let database: Database;
let engine: ReturnType<typeof startScriptedEngine>;
let app: ReturnType<typeof createTestApp>;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});
beforeEach(() => {
  app = createTestApp({ db: database.db, engine });
});

const ann = "ann@example.org";
const lineOf = (answer: Response) => {
  const id = answer.headers.get("X-Request-Id");
  return app.log.find(({ requestId }) => requestId === id);
};

test("[SAFETY-50] a request that may change data is logged with hashes of account and network, and without their names", async () => {
  const browser = await verified(app, ann, { from: "203.0.113.77" });
  const changed = await browser.post("/api/account/profile", { first_name: "Anna" });
  const deleted = await browser.delete("/api/history");
  const lines = [changed, deleted].map(lineOf);
  for (const line of lines) {
    expect(line).toMatchObject({ level: 30, msg: expect.stringContaining("request") });
    expect([line?.network, line?.account]).toEqual([expect.stringMatching(/^[\w-]{16}$/), lines[0]?.account]);
    expect(line?.account).toMatch(/^[\w-]{16}$/);
  }
  expect(JSON.stringify(app.log)).not.toMatch(/203\.0\.113|ann@|Anna|Lovelace/);
});

test("[SAFETY-50] a refused GET is logged at the default level, and a successful GET is not", async () => {
  const refused = await app.send("/api/users", { method: "GET" }, "2001:db8:0:1::1");
  const other = await app.send("/nowhere", { method: "GET" }, "2001:db8:0:1::2");
  const served = await app.get("/health");
  expect(lineOf(refused)).toMatchObject({ level: 30, msg: "request refused", error: "forbidden" });
  expect(lineOf(refused)?.account).toBeUndefined();
  expect(lineOf(other)?.network).toBe(lineOf(refused)?.network);
  expect(lineOf(served)).toMatchObject({ level: 20 });
});

test("[SAFETY-51] a network or account whose hash is blocked is refused, and others are served", async () => {
  const bob = await verified(app, "bob@example.org", { from: "203.0.113.80" });
  const line = lineOf(await bob.post("/api/account/profile", { first_name: "Bob" }));
  const blocking = (hash: unknown) =>
    createTestApp({ db: database.db, engine, settings: { blockedCallers: [String(hash)] } });
  const byNetwork = blocking(line?.network);
  expect((await byNetwork.rewrite("A text.", { from: "203.0.113.80" })).status).toBe(403);
  expect((await byNetwork.rewrite("A text.", { from: "203.0.113.81" })).status).toBe(200);
  const byAccount = blocking(line?.account);
  const again = openBrowser(byAccount, { from: "203.0.113.82" });
  await again.signIn({ email: "bob@example.org" });
  expect((await again.get("/api/auth/get-session")).status).toBe(403);
  expect((await byAccount.rewrite("A text.", { from: "203.0.113.82" })).status).toBe(200);
});
