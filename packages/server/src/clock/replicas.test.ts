import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followLink, mailedLink, openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { createServerDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import type { Clock } from "./clock.ts";
import { startDatabaseClock } from "./database-clock.ts";

const hourMs = 3_600_000;
const logger = pino({ level: "silent" });
let server: Awaited<ReturnType<typeof createServerDatabase>>;
let engine: EnginePool;
const databases: Database[] = [];
const clocks: Clock[] = [];

/** Starts a server whose machine's clock is ahead of the database's by `aheadMs`. */
async function openReplica(aheadMs: number) {
  const database = openPostgres(server.url, logger);
  databases.push(database);
  await migrate(database);
  const clock = await startDatabaseClock({ database, logger, machine: () => Date.now() + aheadMs });
  clocks.push(clock);
  return createTestApp({ db: database.db, engine, now: clock.now });
}

beforeAll(async () => {
  server = await createServerDatabase();
  engine = startScriptedEngine();
});
afterAll(async () => {
  for (const clock of clocks) clock.close();
  await engine.close();
  await Promise.all(databases.map((database) => database.close()));
  await server.drop();
});

test("servers whose clocks differ by 25 hours agree about daily limits, sessions and mailed links", async () => {
  const [behind, ahead] = [await openReplica(-13 * hourMs), await openReplica(12 * hourMs)];
  for (let use = 0; use < 3; use++) expect((await behind.rewrite("A text.")).status).toBe(200);
  for (const app of [ahead, behind]) expect((await app.rewrite("A text.")).status).toBe(429);

  const email = "ada@example.org";
  for (const [from, to] of [
    [behind, ahead],
    [ahead, behind],
  ] as const) {
    const browser = from === behind ? await signedIn(from, email) : openBrowser(from);
    await browser.signIn({ email });
    const elsewhere = openBrowser(to);
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    expect(await (await elsewhere.get("/api/auth/get-session")).json()).toMatchObject({ user: { email } });
  }
  const verified = await followLink(openBrowser(ahead), await mailedLink(behind, email));
  expect(await verified.json()).toMatchObject({ step: "verified" });
});
