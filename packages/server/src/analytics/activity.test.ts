import type { ActivityPoint } from "@rewright/contract/admin/analytics";
import { periods } from "@rewright/contract/periods";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { activityDays } from "../db/activity-schema.ts";
import type { Database } from "../db/database.ts";
import { deleteOldRows } from "../operations/delete-old-rows.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const text = "The committee decided to utilise the new approach in order to make progress this year.";

describe.each(databaseKinds)("recorded activity of accounts (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: ["boss@example.org"] } });
    admin = await verified(app, "boss@example.org", { from: "192.0.2.41" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function chart(query: Record<string, string>) {
    const answer = await admin.get(`/api/analytics/activity?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: { points: ActivityPoint[]; counted_since: string | null } }).data;
  }
  const daysOf = (id: string) =>
    database.query("SELECT day::text AS day, generations FROM activity_days WHERE user_id = $1 ORDER BY day", [id]);
  let texts = 0;
  const rewriteBy = (browser: typeof admin) => browser.post("/hum", { text_content: `${text} ${++texts}` });
  const idOf = async (browser: typeof admin) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } }).user.id;
  const today = () => app.clock.now.toISOString().slice(0, 10);

  test("a day is recorded once for an account that signs in", async () => {
    const browser = await signedIn(app, "visitor@example.org", { from: "192.0.2.42" });
    await browser.signIn({ email: "visitor@example.org" });
    expect(await daysOf(await idOf(browser))).toEqual([{ day: today(), generations: 0 }]);
  });

  test("[ADMIN-76] each delivered text is counted on its UTC day, and failed or cancelled rewrites are not", async () => {
    const browser = await signedIn(app, "writer@example.org", { from: "192.0.2.43" });
    const id = await idOf(browser);
    app.clock.now = new Date("2026-03-01T23:59:59.999Z");
    expect((await rewriteBy(browser)).status).toBe(200);
    app.clock.now = new Date("2026-03-02T00:00:00.000Z");
    expect((await rewriteBy(browser)).status).toBe(200);
    expect((await rewriteBy(browser)).status).toBe(200);
    expect((await browser.post("/hum", { text_content: "crash the worker" })).status).not.toBe(200);
    expect((await browser.post("/hum", { text_content: "foreign words" })).status).toBe(200);
    const counted = (await daysOf(id)).filter(({ generations }) => generations !== 0);
    expect(counted).toEqual([
      { day: "2026-03-01", generations: 1 },
      { day: "2026-03-02", generations: 2 },
    ]);
  });

  test("texts of guests are counted together and not as active users", async () => {
    app.clock.now = new Date("2026-03-03T10:00:00.000Z");
    for (const from of ["192.0.2.44", "192.0.2.45"])
      expect((await rewriteBy(openBrowser(app, { from }))).status).toBe(200);
    const { points } = await chart({ from: "2026-03-03", to: "2026-03-03" });
    expect(points).toEqual([{ period: "2026-03-03", sign_ups: 0, generations: 2, active_users: 0 }]);
  });

  test("[ADMIN-40] each user is counted once per week and month, and periods without activity are listed with zeros", async () => {
    const [ada, ben] = await insertUsers(database.db, [
      { createdAt: new Date("2025-12-31T23:59:59.999Z") },
      { createdAt: new Date("2026-01-01T00:00:00.000Z") },
    ]);
    await database.db.insert(activityDays).values([
      { day: "2025-12-28", userId: ada!, generations: 1 },
      { day: "2025-12-29", userId: ada!, generations: 2 },
      { day: "2026-01-04", userId: ada!, generations: 3 },
      { day: "2026-01-04", userId: ben!, generations: 0 },
      { day: "2026-01-05", userId: ben!, generations: 4 },
    ]);
    const range = { from: "2025-12-28", to: "2026-01-12" };
    const weeks = await chart({ interval: "week", ...range });
    expect(weeks).toEqual({
      counted_since: "2025-12-28",
      interval: "week",
      points: [
        { period: "2025-12-22", sign_ups: 0, generations: 1, active_users: 1 },
        { period: "2025-12-29", sign_ups: 2, generations: 5, active_users: 2 },
        { period: "2026-01-05", sign_ups: 0, generations: 4, active_users: 1 },
        { period: "2026-01-12", sign_ups: 0, generations: 0, active_users: 0 },
      ],
    });
    const months = await chart({ interval: "month", ...range });
    expect(months.points).toEqual([
      { period: "2025-12-01", sign_ups: 1, generations: 3, active_users: 1 },
      { period: "2026-01-01", sign_ups: 1, generations: 7, active_users: 2 },
    ]);
  });

  test("the days of a deleted account stay counted, without a link to a person", async () => {
    const [gone] = await insertUsers(database.db, [{}]);
    const days = ["2025-11-03", "2025-11-04"].map((day) => ({ day, userId: gone!, generations: 1 }));
    await database.db.insert(activityDays).values(days);
    await database.query("DELETE FROM users WHERE id = $1", [gone!]);
    expect(await daysOf(gone!)).toEqual([]);
    const rows = await database.query("SELECT DISTINCT user_id FROM activity_days WHERE day = ANY($1)", [
      days.map(({ day }) => day),
    ]);
    expect(rows).toHaveLength(2);
    const { points } = await chart({ interval: "day", from: "2025-11-03", to: "2025-11-04" });
    expect(points.map(({ generations, active_users }) => [generations, active_users])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test("the activity is included in the owner's data export", async () => {
    const browser = await signedIn(app, "owner@example.org", { from: "192.0.2.46" });
    const exported = (await (await browser.get("/api/account/export")).json()) as { activity: object[] };
    expect(exported.activity).toEqual([{ day: today(), generations: 0 }]);
  });

  test("activity is deleted after the retention period", async () => {
    const [old] = await insertUsers(database.db, [{}]);
    await database.db.insert(activityDays).values([
      { day: "2023-01-31", userId: old! },
      { day: "2023-02-01", userId: old! },
    ]);
    const end = Date.UTC(2023, 1, 1, 13) + periods.activityDays * 86_400_000;
    await deleteOldRows({ db: database.db, now: () => new Date(end) });
    expect(await daysOf(old!)).toEqual([{ day: "2023-02-01", generations: 0 }]);
  });
});
