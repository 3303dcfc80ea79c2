import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, verified } from "#test/browser.ts";
import { postgresProxy } from "#test/postgres-proxy.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { createServerDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const boss = "boss@example.org";

describe("while the database is down", () => {
  let served: Awaited<ReturnType<typeof createServerDatabase>>;
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    served = await createServerDatabase();
    const way = await postgresProxy(new URL(served.url));
    database = openPostgres(way.url, pino({ level: "silent" }));
    await migrate(database);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss);
    expect((await admin.get("/api/users/stats")).status).toBe(200);
    way.cut();
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
    await served.drop();
  });

  const guest = () => openBrowser(app, { from: "198.51.100.8" });
  const message = { name: "A", email: "a@example.org", subject: "B", message: "C", inquiryType: "other" };

  test.each([
    ["the session", () => admin.get("/api/auth/get-session")],
    ["an administrator", () => admin.get("/api/users")],
    ["a signed-in person's text", () => admin.post("/hum", { text_content: "A text." })],
    ["a guest's text", () => guest().post("/hum", { text_content: "A text." })],
    ["a message", () => guest().post("/api/contact", message)],
    ["a signed-in person's message", () => admin.post("/api/contact", message)],
    ["a sign-in", () => guest().signIn({ email: boss })],
    ["a sign-up", () => guest().signUp({ email: "new@example.org" })],
  ])("[SAFETY-34] %s gets status 503 and the seconds after which to try again", async (_who, ask) => {
    const answer = await ask();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await answer.json()).toMatchObject({ error: "unavailable" });
  });
});
