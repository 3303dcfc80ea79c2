import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import type { EnginePool } from "../../rewriting/engine-pool.ts";

const limit = 50;
let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;
beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  app = createTestApp({
    db: database.db,
    engine,
    settings: { apiRateLimit: limit, anonymousDailyGenerations: 0 },
  });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const limitsIn = ({ headers }: Response) => [headers.get("RateLimit-Policy"), headers.get("RateLimit")];

test("[SAFETY-101] every response of the API says how many requests are left, and a refusal also says when to try again", async () => {
  const check = () => app.post("/api/rate-limit/check", {}, { from: "203.0.113.20" });
  expect(limitsIn(await check())).toEqual([
    '"requests";q=50;w=60',
    expect.stringMatching(/^"requests";r=49;t=(60|59)$/),
  ]);
  for (let sent = 1; sent < limit; sent++) await check();
  const refused = await check();
  expect(refused.status).toBe(429);
  const [policy, state = ""] = limitsIn(refused);
  expect(policy).toBe('"requests";q=50;w=60');
  const [, seconds] = /^"requests";r=0;t=(\d+)$/.exec(state ?? "") ?? [];
  expect(refused.headers.get("Retry-After")).toBe(seconds);
});

test("[SAFETY-101] responses of endpoints that rewrite say how many rewrites of the day are left", async () => {
  const browser = await signedIn(app, "limited@example.org", { from: "203.0.113.21" });
  const ask = async (text: string) => {
    const answer = await browser.post("/hum", { text_content: text });
    const [policy, state] = limitsIn(answer);
    return { status: answer.status, policy, daily: state?.split(", ")[1], retry: answer.headers.get("Retry-After") };
  };
  const policy = '"requests";q=50;w=60, "rewrites";q=10;w=86400';
  expect(await ask("We utilize it.")).toEqual({ status: 200, policy, daily: '"rewrites";r=9;t=86400', retry: null });
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const run = await browser.post("/hum/runs", { text_content: "We utilize oak." });
  expect(limitsIn(run)[1]).toContain('"rewrites";r=8;t=86399');
  for (let left = 7; left >= 0; left--) {
    expect((await ask(`We utilize it, ${left}.`)).daily).toBe(`"rewrites";r=${left};t=86399`);
  }
  const [refused, invalid] = [await ask("We utilize ash."), await browser.post("/hum", {})];
  expect(refused).toEqual({ status: 429, policy, daily: '"rewrites";r=0;t=86399', retry: "86399" });
  expect([invalid.status, limitsIn(invalid)[0]]).toEqual([400, '"requests";q=50;w=60']);
});

test("[SAFETY-101] the headers have no daily limit for unlimited accounts and for guests who may not rewrite, and no limits at all for pages", async () => {
  const browser = await signedIn(app, "unlimited@example.org", { from: "203.0.113.22" });
  await database.db.update(users).set({ plan: "premium" });
  const unlimited = await browser.post("/hum", { text_content: "We utilize it." });
  const guest = await app.post("/hum", { text_content: "We utilize it." }, { from: "203.0.113.23" });
  expect([unlimited.status, guest.status]).toEqual([200, 401]);
  for (const answer of [unlimited, guest]) expect(limitsIn(answer)[0]).toBe('"requests";q=50;w=60');
  expect(limitsIn(await app.get("/health"))).toEqual([null, null]);
});
