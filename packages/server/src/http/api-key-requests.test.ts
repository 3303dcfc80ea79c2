import type { ApiKey } from "@rewright/contract/api-keys";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { attempts } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;
let browser: Awaited<ReturnType<typeof verified>>;
let secret: string;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  app = createTestApp({ db: database.db, engine });
  browser = await verified(app, "owner@example.org");
  secret = await newKey();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(attempts);
});

async function newKey(): Promise<string> {
  const answer = await browser.post("/api/account/keys", { name: "Test" });
  return ((await answer.json()) as { key: ApiKey; secret: string }).secret;
}
const check = "/api/rate-limit/check";
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
const outcome = async (answer: Response) => {
  const { error, message } = (await answer.json()) as { error?: string; message?: string };
  return { status: answer.status, error, message };
};
const lineOf = (answer: Response) => app.log.find(({ requestId }) => requestId === answer.headers.get("X-Request-Id"));

test("[SAFETY-118] a request with an API key needs no Origin header, and a page of another site is refused even with a key", async () => {
  const send = (headers: Record<string, string>) =>
    app.post(`${testOrigin}${check}`, {}, { headers: { ...bearer(secret), ...headers } });
  expect((await send({})).status).toBe(200);
  expect((await send({ Origin: testOrigin })).status).toBe(200);
  expect((await send({ Origin: "https://example.com" })).status).toBe(403);
  expect((await send({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
});

test("[SAFETY-119] a request with both an API key and a session cookie is refused, whether or not they are valid", async () => {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const refusal = {
    status: 400,
    error: "invalid_input",
    message: "Send either an API key or a session cookie, not both.",
  };
  for (const Cookie of [cookie, "theme=dark; __Secure-session.session_token=invalid"]) {
    const headers = { ...bearer(secret), Cookie, Origin: testOrigin };
    expect(await outcome(await app.post(check, {}, { headers }))).toEqual(refusal);
  }
  const guest = { ...bearer(secret), Cookie: "guest=abc.def; theme=dark" };
  expect((await app.post(check, {}, { headers: guest })).status).toBe(200);
});

test.each([
  ["a query", (key: string) => `/api/history?key=${key}`],
  ["the name of a field in a query", (key: string) => `/hum/runs?${key}`],
  ["an encoded query", (key: string) => `/api/batches?token=${key.replace("_", "%5F")}`],
  ["a path", (key: string) => `/api/history/${key}`],
  ["an unknown path", (key: string) => `/hum/${key}/rewrite`],
  ["an encoded path", (key: string) => `/api/history/${key.replace("_", "%5F")}`],
])("[SAFETY-120] an API key in %s is refused and not logged", async (_where, address) => {
  for (const headers of [{}, bearer(secret)]) {
    const answer = await app.get(address(secret), headers);
    expect(await outcome(answer)).toEqual({
      status: 400,
      error: "invalid_input",
      message:
        "API keys aren't accepted in URLs, because URLs are logged. Revoke this key, create a new one, and send it in " +
        "the Authorization: Bearer header.",
    });
  }
  expect(JSON.stringify(app.log)).not.toContain(secret.slice(8));
});

test("[SAFETY-120] a key in the URL of a page or at the end of a long path is not logged", async () => {
  await app.get(`/account/${secret}`);
  await app.get(`/${"x".repeat(180)}/${secret}`);
  const paths = app.log.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/account/{key}", `/${"x".repeat(180)}/{key}`]));
  expect(JSON.stringify(app.log)).not.toContain(secret.slice(8, 16));
});

test("[SAFETY-120] the Authorization header of a request with a key is not logged, and the request's log line has the account's hash", async () => {
  const byKey = await app.post(check, {}, { headers: bearer(secret) });
  const byCookie = await browser.post(check);
  expect(lineOf(byKey)?.account).toMatch(/^[\w-]{16}$/);
  expect(lineOf(byKey)?.account).toBe(lineOf(byCookie)?.account);
  await app.post(check, {}, { headers: bearer(`rw_${"b".repeat(43)}`) });
  expect(JSON.stringify(app.log)).not.toMatch(new RegExp(`${secret.slice(8)}|b{43}`));
  const blocked = createTestApp({
    db: database.db,
    engine,
    settings: { blockedCallers: [String(lineOf(byCookie)?.account)] },
  });
  expect((await blocked.post(check, {}, { headers: bearer(secret) })).status).toBe(403);
});

test("[MESSAGES-143] where API keys are not allowed, a request with one is refused before its body is read", async () => {
  const refusal = {
    status: 403,
    error: "api_key_not_allowed",
    message: "API keys can't be used for this. Log in on the website instead.",
  };
  const headers = bearer(secret);
  expect(await outcome(await app.post("/api/account/keys", "no JSON", { headers }))).toEqual(refusal);
  expect(await outcome(await app.get("/api/account/export", headers))).toEqual(refusal);
});

test("an Authorization header of another scheme, such as that of a proxy's password, is ignored", async () => {
  const headers = { Authorization: `Basic ${Buffer.from("user:password").toString("base64")}` };
  expect(await (await app.post(check, {}, { headers })).json()).toMatchObject({ isLoggedIn: false });
  expect((await app.post(check, {}, { headers: { Authorization: `bearer   ${secret} ` } })).status).toBe(200);
});

test("[SAFETY-121] the number of wrong keys is limited per IP address, while a correct key from the same address still works", async () => {
  const wrong = (from: string) => app.post(check, {}, { headers: bearer(`rw_${"c".repeat(43)}`), from });
  for (let tried = 0; tried < 60; tried++) expect((await wrong("203.0.113.50")).status).toBe(401);
  const refused = await wrong("203.0.113.50");
  expect(await outcome(refused)).toMatchObject({ status: 429, error: "too_many_requests" });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await wrong("203.0.113.51")).status).toBe(401);
  expect((await app.post(check, {}, { headers: bearer(secret), from: "203.0.113.50" })).status).toBe(200);
});

test("[SAFETY-122] the requests with one key are limited per minute over all addresses and servers, and other keys are not affected", async () => {
  const other = await newKey();
  const open = () =>
    createTestApp({
      db: database.db,
      engine,
      countStore: database,
      settings: { apiRateLimit: 10 },
      now: () => new Date(),
    });
  const servers = [open(), open()];
  let [allowed, refused]: [number, Response | undefined] = [0, undefined];
  for (let sent = 0; sent < 20; sent++) {
    const answer = await servers[sent % 2]!.post(check, {}, { headers: bearer(secret), from: `203.0.113.${sent}` });
    if (answer.status === 200) allowed++;
    else refused = answer;
  }
  expect(allowed).toBeGreaterThanOrEqual(10);
  expect(allowed).toBeLessThanOrEqual(11);
  expect(await outcome(refused!)).toEqual({
    status: 429,
    error: "too_many_requests",
    message: "This API key has a limit of 10 requests per minute. Please wait a moment and try again.",
  });
  expect(Number(refused!.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await servers[0]!.post(check, {}, { headers: bearer(other), from: "203.0.113.99" })).status).toBe(200);
});
