import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { createServerDatabase } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { usageReservations, users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { requestLeaseMs } from "./lease.ts";

const replicaCount = 3;
const email = "everywhere@example.org";

let server: Awaited<ReturnType<typeof createServerDatabase>>;
let databases: Database[];
let engine: EnginePool;

beforeAll(async () => {
  server = await createServerDatabase();
  databases = Array.from({ length: replicaCount }, () => openPostgres(server.url, pino({ level: "silent" })));
  await Promise.all(databases.map(migrate));
  engine = startScriptedEngine();
});
afterAll(async () => {
  await engine.close();
  await Promise.all(databases.map((database) => database.close()));
  await server.drop();
});

test("[SAFETY-13] servers with a shared database allow the last rewrite once, and allow it again after the server that used it crashed", async () => {
  const apps = databases.map(({ db }) => createTestApp({ db, engine }));
  const browsers = [await signedIn(apps[0]!, email)];
  for (const app of apps.slice(1)) {
    const browser = openBrowser(app);
    await browser.signIn({ email }, true);
    browsers.push(browser);
  }
  let texts = 0;
  const humanize = (one: number) =>
    browsers[one % replicaCount]!.post("/hum", { text_content: `A text, the ${++texts}.` });
  for (let use = 0; use < 9; use++) expect((await humanize(use)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, one) => humanize(one)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(49);

  const later = new Date(apps[0]!.clock.now.getTime() + 25 * 3_600_000);
  for (const app of apps) app.clock.now = later;
  for (let use = 0; use < 9; use++) await humanize(use);
  // This server reserves the last rewrite and then crashes.
  const dead = createTestApp({ db: databases[0]!.db, engine: { ...engine, rewrite: () => new Promise(() => {}) } });
  dead.clock.now = later;
  const gone = openBrowser(dead);
  await gone.signIn({ email });
  void gone.post("/hum", { text_content: "A text." });
  await expect.poll(async () => (await databases[0]!.db.select().from(usageReservations)).length, patience).toBe(1);
  expect((await humanize(1)).status).toBe(429);
  for (const app of apps) app.clock.now = new Date(later.getTime() + requestLeaseMs + 1);
  expect((await humanize(1)).status).toBe(200);
  expect((await humanize(2)).status).toBe(429);
});

test("servers with a shared database use the last free generation once and count other requests against the daily limit", async () => {
  const apps = databases.map(({ db }) => createTestApp({ db, engine }));
  const email = "credited@example.org";
  await signedIn(apps[0]!, email, { from: "192.0.2.70" });
  await databases[0]!.db.update(users).set({ emailVerified: true, credits: 1 }).where(eq(users.email, email));
  const browsers = apps.map((app) => openBrowser(app, { from: "192.0.2.71" }));
  for (const browser of browsers) await browser.signIn({ email });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, one) =>
      browsers[one % replicaCount]!.post("/hum", { text_content: `We utilize it, ${one}.` }),
    ),
  );
  const answered = answers.filter(({ status }) => status === 200);
  const engines = await Promise.all(answered.map(async (one) => ((await one.json()) as { engine: string }).engine));
  expect(engines.sort()).toEqual([...Array(10).fill("lite"), expect.stringMatching(/^pro/)]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
});
