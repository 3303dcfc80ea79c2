import type { RevenuePoint } from "@rewright/contract/admin/analytics";
import { chartIntervals } from "@rewright/contract/admin/choices";
import { graceDays } from "@rewright/contract/plans";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, verified } from "#test/browser.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { paymentLogs } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { chartPeriods } from "./chart-periods.ts";

interface Paid {
  readonly user: string;
  readonly at: string | Date;
  readonly period?: "monthly" | "yearly" | undefined;
  readonly amount?: number;
  readonly refunded?: number;
  readonly status?: (typeof paymentLogs.$inferInsert)["paymentStatus"];
  readonly currency?: string;
}

const dayMs = 86_400_000;
const zones = databaseKinds.flatMap((kind) => [[kind, "UTC"] as const, [kind, "Pacific/Auckland"] as const]);

describe.each(zones)("revenue charts (%s database, process and database in the time zone %s)", (kind, zone) => {
  const before = process.env.TZ;
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    process.env.TZ = zone;
    database = await openTestDatabase(kind);
    if (kind === "embedded") await database.query(`SET TIME ZONE '${zone}'`, []);
    else {
      const [{ name } = {}] = await database.query("SELECT current_database() AS name", []);
      await database.query(`ALTER DATABASE ${name} SET timezone TO '${zone}'`, []);
      // Set the time zone on connections that are already open, too.
      await Promise.all(Array.from({ length: 10 }, () => database.query(`SET TIME ZONE '${zone}'`, [])));
    }
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: ["boss@example.org"] } });
    admin = await verified(app, "boss@example.org", { from: "192.0.2.31" });
  });
  afterAll(async () => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    await engine.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.query("UPDATE payment_logs SET deleted_at = now() WHERE deleted_at IS NULL", []);
  });

  async function pay(...payments: readonly Paid[]) {
    const rows = payments.map(({ user, at, period = "monthly", amount, refunded, status, currency }) => ({
      id: crypto.randomUUID(),
      paymentKey: `in_${crypto.randomUUID()}`,
      version: 1,
      userId: user,
      amount: amount ?? (period === "yearly" ? 44_900 : 4999),
      amountRefunded: refunded ?? 0,
      currency: currency ?? "usd",
      paymentStatus: status ?? ("completed" as const),
      metadata: { billing_period: period, is_mock: false },
      createdAt: new Date(at),
    }));
    if (rows.length > 0) await database.db.insert(paymentLogs).values(rows);
    return rows;
  }

  async function chart(interval: (typeof chartIntervals)[number], from?: string, to?: string, browser = admin) {
    const query = new URLSearchParams({ interval, ...(from && { from }), ...(to && { to }) });
    const answer = await browser.get(`/api/analytics/revenue?${query}`);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as {
      data: { currency: string; points: RevenuePoint[]; totals: Record<string, number> };
    };
    return { ...data, at: (period: string) => data.points.find((point) => point.period === period) };
  }

  test("the process and the database use the test's time zones", async () => {
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(zone === "UTC" ? 0 : -13 * 60);
    expect(await database.query("SHOW timezone", [])).toEqual([{ TimeZone: zone }]);
  });

  test("[ADMIN-75] a payment is counted in the UTC day, week and month in which it succeeded", async () => {
    const [ada, ben] = await insertUsers(database.db, [{}, {}]);
    await pay({ user: ada!, at: "2025-12-31T23:59:59.999Z" }, { user: ben!, at: "2026-01-05T00:00:00.000Z" });
    const days = await chart("day", "2025-12-31", "2026-01-05");
    expect(days.points.map(({ gross }) => gross)).toEqual([4999, 0, 0, 0, 0, 4999]);
    expect(days.totals).toEqual({ gross: 9998, refunded: 0, net: 9998, payments: 2, mrr: 9998 });
    const weeks = await chart("week", "2025-12-31", "2026-01-05");
    expect(weeks.points.map(({ period, payments }) => [period, payments])).toEqual([
      ["2025-12-29", 1],
      ["2026-01-05", 1],
    ]);
    const months = await chart("month", "2025-11-30", "2026-01-01");
    expect(months.points.map(({ period, net }) => [period, net])).toEqual([
      ["2025-11-01", 0],
      ["2025-12-01", 4999],
      ["2026-01-01", 4999],
    ]);
  });

  test("every period has zeros if there are no payments", async () => {
    const { points, currency } = await chart("week");
    expect([points.length, currency]).toEqual([26, "usd"]);
    for (const { period, ...numbers } of points) {
      expect(period).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(new Set(Object.values(numbers))).toEqual(new Set([0]));
    }
  });

  test("refunds and disputes are subtracted on the payment's day, and failed payments are no revenue", async () => {
    const people = await insertUsers(database.db, [{}, {}, {}, {}, {}]);
    const at = "2026-02-10T10:00:00Z";
    const [first] = await pay(
      { user: people[0]!, at, refunded: 1000 },
      { user: people[1]!, at, refunded: 4999, status: "refunded" },
      { user: people[2]!, at, status: "disputed" },
      { user: people[3]!, at, status: "failed" },
      { user: people[4]!, at, currency: "eur" },
    );
    const point = (await chart("month")).at("2026-02-01");
    expect(point).toMatchObject({ gross: 14_997, refunded: 10_998, net: 3999, payments: 3 });
    expect(point).toMatchObject({ new_subscribers: 1, active_subscribers: 1, mrr: 3999 });
    // The rest is refunded in March, and is subtracted from February's revenue.
    await database.db.insert(paymentLogs).values({
      ...first!,
      id: crypto.randomUUID(),
      version: 2,
      amountRefunded: 4999,
      paymentStatus: "refunded",
      createdAt: new Date("2026-03-01T09:00:00Z"),
    });
    const after = await chart("month");
    expect(after.at("2026-02-01")).toMatchObject({ gross: 14_997, net: 0, active_subscribers: 0, mrr: 0 });
    expect(after.at("2026-03-01")).toMatchObject({ gross: 0, refunded: 0 });
  });

  test("a yearly payment counts as a twelfth per month, and late renewals and returning subscribers are not counted as new", async () => {
    const [yearly, late, left, back] = await insertUsers(database.db, [{}, {}, {}, {}]);
    await pay(
      { user: yearly!, at: "2025-03-20T00:00:00Z", period: "yearly" },
      { user: late!, at: "2025-11-30T10:00:00Z" },
      { user: late!, at: "2026-01-05T10:00:00Z" },
      { user: late!, at: "2026-02-05T10:00:00Z" },
      { user: left!, at: "2025-12-31T10:00:00Z" },
      { user: back!, at: "2025-10-01T10:00:00Z" },
      { user: back!, at: "2026-01-15T10:00:00Z" },
    );
    const { points, totals } = await chart("month", "2025-10-01");
    const shown = points.map((point) => [
      point.new_subscribers,
      point.churned_subscribers,
      point.active_subscribers,
      point.mrr,
    ]);
    const twelfth = 3742;
    expect(shown).toEqual([
      [1, 0, 2, twelfth + 4999],
      [1, 1, 2, twelfth + 4999],
      [1, 0, 3, twelfth + 2 * 4999],
      // A month from 31 December ends on 31 January.
      [0, 1, 3, twelfth + 2 * 4999],
      [0, 1, 2, twelfth + 4999],
      [0, 0, 2, twelfth + 4999],
    ]);
    expect(totals.mrr).toBe(twelfth + 4999);
    expect((await chart("day", "2026-01-31", "2026-01-31")).points).toMatchObject([{ churned_subscribers: 1 }]);
  });

  test("a subscriber with a due renewal counts as active while the subscription gives Premium", async () => {
    const [waits, gone] = await insertUsers(database.db, [{ plan: "premium" }, {}]);
    await pay({ user: waits!, at: "2026-01-28T10:00:00Z" }, { user: gone!, at: "2026-01-28T10:00:00Z" });
    expect((await chart("month")).at("2026-02-01")).toMatchObject({ churned_subscribers: 1, active_subscribers: 1 });
    const later = createTestApp({ db: database.db, engine });
    later.clock.now = new Date(app.clock.now.getTime() + graceDays * dayMs);
    const browser = openBrowser(later);
    for (const [name, value] of admin.jar) browser.jar.set(name, value);
    expect((await chart("month", undefined, undefined, browser)).at("2026-02-01")).toMatchObject({
      churned_subscribers: 2,
      active_subscribers: 0,
    });
  });

  test("payments of deleted accounts count, and payments that an administrator deleted do not", async () => {
    const [ada] = await insertUsers(database.db, [{}]);
    await pay({ user: ada!, at: "2026-01-10T10:00:00Z" }, { user: ada!, at: "2026-02-10T10:00:00Z" });
    const before = await chart("month");
    await database.query("DELETE FROM users WHERE id = $1", [ada!]);
    expect((await chart("month")).points).toEqual(before.points);
    await database.query("UPDATE payment_logs SET deleted_at = now() WHERE deleted_at IS NULL", []);
    expect((await chart("month")).totals).toMatchObject({ gross: 0, payments: 0, mrr: 0 });
  });

  test("invalid and too long date ranges are refused with a message", async () => {
    const refused = async (query: string) => {
      const answer = await admin.get(`/api/analytics/revenue?${query}`);
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    expect(await refused("from=2026-02-01&to=2026-01-01")).toEqual([400, '"from" must not be later than "to".']);
    expect(await refused("from=2024-01-01")).toEqual([400, expect.stringContaining("at most 400 periods")]);
    expect(await refused("from=2026-02-30")).toEqual([400, "from must be a day, such as 2026-01-31."]);
    expect(await refused("from=0000-01-01&to=0000-01-31")).toEqual([
      400,
      "from must not be before 1970. to must not be before 1970.",
    ]);
    expect(await refused("interval=year")).toEqual([400, "interval must be day, week or month."]);
  });

  test("[ADMIN-40, ADMIN-75] every chart equals a direct count, for any payments", {
    timeout: 120_000,
  }, async () => {
    const people = await insertUsers(database.db, [{}, { plan: "premium" }, {}]);
    const payment = fc.record({
      user: fc.constantFrom(...people),
      at: fc.integer({ min: 0, max: 800 * 24 }).map((hours) => new Date(Date.UTC(2024, 0, 1, hours))),
      period: fc.constantFrom("monthly" as const, "monthly" as const, "yearly" as const),
      refunded: fc.constantFrom(0, 0, 500),
      status: fc.constantFrom("completed", "completed", "completed", "refunded", "disputed", "failed", "pending"),
    });
    const premium = new Set([people[1]]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(payment as fc.Arbitrary<Paid>, { maxLength: 25 }),
        fc.constantFrom(...chartIntervals),
        fc.constantFrom(undefined, "2024-06-20", "2025-05-31", "2025-12-30"),
        async (payments, interval, to) => {
          await database.query("UPDATE payment_logs SET deleted_at = now() WHERE deleted_at IS NULL", []);
          await pay(...payments);
          const { points } = await chart(interval, undefined, to);
          const { starts, until } = chartPeriods({ interval, to }, app.clock.now);
          expect(points).toEqual(counted(payments, [...starts, until], app.clock.now, premium));
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** Computes the expected chart by visiting every account in every period. */
function counted(payments: readonly Paid[], borders: string[], now: Date, premium: ReadonlySet<string | undefined>) {
  const edges = borders.map((day) => Date.parse(day));
  const amountOf = ({ period }: Paid) => (period === "yearly" ? 44_900 : 4999);
  const lives = [...Map.groupBy(payments, ({ user }) => user)].flatMap(([user, ofThem]) => livesOf(user, ofThem));

  function livesOf(user: string, ofThem: readonly Paid[]) {
    const found: { from: number; end: number; isFirst: boolean; steps: { at: number; monthly: number }[] }[] = [];
    const standing = ofThem
      .filter(({ status }) => status === "completed")
      .map((one) => {
        const from = Number(new Date(one.at));
        const net = amountOf(one) - (one.refunded ?? 0);
        return { from, end: endOf(one), monthly: one.period === "yearly" ? Math.round(net / 12) : net };
      })
      .toSorted((a, b) => a.from - b.from);
    for (const { from, end, monthly } of standing) {
      const last = found.at(-1);
      if (!last || from > last.end + graceDays * dayMs) {
        found.push({ from, end, isFirst: found.length === 0, steps: [{ at: from, monthly }] });
      } else if (end > last.end) {
        last.end = end;
        last.steps.push({ at: from, monthly });
      }
    }
    return found.map((life) => {
      const isAwaited = life.end > Number(now) - graceDays * dayMs && premium.has(user);
      return { ...life, isOver: life.end <= Number(now) && !isAwaited };
    });
  }

  return borders.slice(0, -1).map((period, index) => {
    const [from, until] = [edges[index]!, edges[index + 1]!];
    const isIn = (time: number) => time >= from && time < until;
    const paid = payments.filter(
      ({ at, status }) => isIn(Number(new Date(at))) && ["completed", "refunded", "disputed"].includes(status!),
    );
    const gross = paid.reduce((sum, one) => sum + amountOf(one), 0);
    const refunded = paid.reduce((sum, one) => sum + (one.status === "completed" ? one.refunded! : amountOf(one)), 0);
    const active = lives.filter((life) => life.from < until && !(life.isOver && life.end < until));
    return {
      period,
      gross,
      refunded,
      net: gross - refunded,
      payments: paid.length,
      new_subscribers: lives.filter((life) => life.isFirst && isIn(life.from)).length,
      churned_subscribers: lives.filter((life) => life.isOver && isIn(life.end)).length,
      active_subscribers: active.length,
      mrr: active.reduce((sum, { steps }) => sum + steps.findLast(({ at }) => at < until)!.monthly, 0),
    };
  });
}

/**
 * Returns the end of the time that a payment pays for: the same day of the next month or year, or the last day of a
 * shorter month.
 */
function endOf({ at, period }: Paid): number {
  const from = new Date(at);
  const months = period === "yearly" ? 12 : 1;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return Number(end);
}
