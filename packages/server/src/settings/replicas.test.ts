import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PublicSettings, publicSettings } from "@rewright/contract/settings";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { createServerDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { systemSettings } from "../db/site-schema.ts";
import { loadWebBuild, type WebBuild } from "../pages/web-build.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const boss = "boss@example.org";
const address = "/api/admin/settings";

let server: Awaited<ReturnType<typeof createServerDatabase>>;
let databases: Database[];
let engine: EnginePool;
let folder: string;
let web: WebBuild;
let first: ReturnType<typeof createTestApp>;
let second: ReturnType<typeof createTestApp>;
let admin: Awaited<ReturnType<typeof verified>>;

beforeAll(async () => {
  server = await createServerDatabase();
  databases = [1, 2].map(() => openPostgres(server.url, pino({ level: "silent" })));
  await migrate(databases[0]!);
  engine = startScriptedEngine();
  folder = await mkdtemp(join(tmpdir(), "web-build-"));
  await writeFile(join(folder, "index.html"), "<html><head><script>go()</script></head><body></body></html>");
  web = await loadWebBuild(folder);
});
beforeEach(async () => {
  const chosen = { maxDailyRequests: null, maxTextLength: null, apiRateLimit: null, maintenanceMode: null };
  await databases[0]!.db.update(systemSettings).set(chosen);
  const settings = { adminEmails: [boss], apiRateLimit: 100 };
  [first, second] = databases.map(({ db }) => createTestApp({ db, engine, settings, web })) as [
    typeof first,
    typeof second,
  ];
  admin = admin ? openBrowser(first, { from: "192.0.2.81" }) : await verified(first, boss, { from: "192.0.2.81" });
  await admin.signIn({ email: boss });
});
afterAll(async () => {
  await engine.close();
  await Promise.all(databases.map((database) => database.close()));
  await server.drop();
  await rm(folder, { recursive: true });
});

async function change(settings: object): Promise<void> {
  const { data } = (await (await admin.get(address)).json()) as { data: { version: number } };
  const answer = await admin.post(address, { version: data.version, settings });
  expect(answer.status).toBe(200);
}

async function pageOf(app: typeof first): Promise<{ settings: PublicSettings; etag: string | null; policy: string }> {
  const answer = await app.get("/");
  const [, json = ""] = /id="public-settings">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return { settings: publicSettings.parse(JSON.parse(json)), etag: answer.headers.get("ETag"), policy };
}

test("[ADMIN-48] changed text limits, daily limits and maintenance apply to the next request to another server", async () => {
  expect((await second.rewrite("word ".repeat(30))).status).toBe(200);
  await change({ max_text_length: 20 });
  expect((await second.rewrite("word ".repeat(30))).status).toBe(413);
  await change({ max_text_length: 40, maintenance_mode: true });
  expect((await second.rewrite("word ".repeat(30))).status).toBe(503);
  await change({ maintenance_mode: false });
  expect((await second.rewrite("word ".repeat(30))).status).toBe(200);
});

test("[ADMIN-46] a changed rate limit applies to the next request to another server", async () => {
  const ask = () => second.post("/api/rate-limit/check", {});
  for (let request = 1; request <= 20; request++) expect((await ask()).status).toBe(200);
  await change({ api_rate_limit: 20 });
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  await change({ api_rate_limit: 30 });
  expect((await ask()).status).toBe(200);
});

test("[ADMIN-48] the next page from another server contains the changed settings and has another ETag, with the same content security policy", async () => {
  const before = await pageOf(second);
  expect(before.settings).toMatchObject({ freeDailyGenerations: 10, freeWordsPerRequest: 200, maintenance: false });
  expect((await second.get("/", { "If-None-Match": before.etag! })).status).toBe(304);
  await change({ max_daily_requests: 7, max_text_length: 150, maintenance_mode: true });
  expect((await second.get("/", { "If-None-Match": before.etag! })).status).toBe(200);
  const after = await pageOf(second);
  expect(after.settings).toMatchObject({ freeDailyGenerations: 7, freeWordsPerRequest: 150, maintenance: true });
  expect(after.etag).not.toBe(before.etag);
  expect(after.policy).toBe(before.policy);
  expect(after.policy).toContain("script-src 'self' 'sha256-");
  expect((await second.get("/nowhere", {})).status).toBe(404);
});

test("two servers that share cached pages both show the changed settings", async () => {
  await change({ max_text_length: 150 });
  expect((await pageOf(first)).settings.freeWordsPerRequest).toBe(150);
  expect((await pageOf(second)).settings.freeWordsPerRequest).toBe(150);
});
