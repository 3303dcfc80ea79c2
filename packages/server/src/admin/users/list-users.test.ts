import { type AdminUser, userSorts } from "@rewright/contract/admin/users";
import type { Pagination } from "@rewright/contract/paging";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { premiumGrants } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { verified } from "#test/browser.ts";
import { everyUserOnce } from "#test/every-user-once.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";

const boss = "boss@admins.example.org";
const dayMs = 86_400_000;

describe.each(databaseKinds)("list of users (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.101" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.inTransaction(async (execute) => {
      await execute(`DELETE FROM users WHERE email <> '${boss}'`);
    });
  });

  interface Listed {
    readonly data: AdminUser[];
    readonly pagination: Pagination;
  }
  const ask = (query: Record<string, string>) => admin.get(`/api/users?${new URLSearchParams(query)}`);
  const list = async (query: Record<string, string> = {}) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Listed;
  };
  const emails = async (query: Record<string, string>) => (await list(query)).data.map(({ email }) => email).sort();

  test("[ADMIN-13, ADMIN-51] finds users by any part of address, name or id, ignoring case", async () => {
    const [id] = await insertUsers(database.db, [
      { email: "grace.hopper@navy.example.org", firstName: "Grace", lastName: "Hopper" },
      { email: "100%_sure@example.org", firstName: "Per", lastName: "Cent" },
      { email: "other@example.org", firstName: "Some", lastName: "Other" },
    ]);
    const grace = ["grace.hopper@navy.example.org"];
    for (const search of ["HOPPER", "ce hop", "navy.ex", "opp", "y.", id!, id!.slice(5, 14).toUpperCase()]) {
      expect([search, await emails({ search })]).toEqual([search, grace]);
    }
    expect(await emails({ search: "100%_" })).toEqual(["100%_sure@example.org"]);
    for (const search of ["g%r", "1__%", "\\", "org grace", "nobody at all", "\n"]) {
      const found = await list({ search, state: "active" });
      if (search.trim() !== "") expect([search, found.data]).toEqual([search, []]);
    }
    expect((await list({ search: "nobody" })).pagination).toEqual({
      page: 1,
      limit: 100,
      total: 0,
      total_is_estimate: false,
      next_cursor: null,
    });
  });

  test("shows and filters by each user's current plan, from a subscription or an administrator's grant", async () => {
    const { now } = app.clock;
    const later = new Date(now.getTime() + dayMs);
    const [, , , granted, ended] = await insertUsers(database.db, [
      { email: "paying@example.org", plan: "premium" },
      { email: "leaving@example.org", plan: "premium", premiumUntil: later },
      { email: "left@example.org", plan: "premium", premiumUntil: now },
      { email: "granted@example.org" },
      { email: "ended@example.org" },
      { email: "never@example.org" },
    ]);
    const grant = { reason: "a test", grantedAt: now };
    await database.db.insert(premiumGrants).values([
      { ...grant, id: crypto.randomUUID(), userId: granted!, endsAt: later },
      { ...grant, id: crypto.randomUUID(), userId: granted!, endsAt: null },
      { ...grant, id: crypto.randomUUID(), userId: ended!, endsAt: now },
    ]);
    const premium = ["granted@example.org", "leaving@example.org", "paying@example.org"];
    expect(await emails({ plan: "premium" })).toEqual(premium);
    const normal = [boss, "ended@example.org", "left@example.org", "never@example.org"];
    expect(await emails({ plan: "normal" })).toEqual(normal);
    for (const plan of ["normal", "premium"]) {
      const { data, pagination } = await list({ plan });
      expect(data.every((one) => one.plan === plan)).toBe(true);
      expect(pagination.total).toBe(data.length);
    }
    const [one] = (await list({ search: "granted@" })).data;
    expect(one).toMatchObject({ premium_by: "grant", granted_until: null });
  });

  test("shows grants of Premium that are added while the list is read", async () => {
    const [id] = await insertUsers(database.db, [{ email: "often@example.org" }]);
    const ends = [-1, -3, 1, -5, -2].map((days) => new Date(app.clock.now.getTime() + days * dayMs));
    await Promise.all(
      ends.map((endsAt) =>
        database.db
          .insert(premiumGrants)
          .values({ id: crypto.randomUUID(), userId: id!, reason: "a test", grantedAt: app.clock.now, endsAt }),
      ),
    );
    expect(await emails({ plan: "premium" })).toEqual(["often@example.org"]);
    await database.db.delete(premiumGrants);
    expect(await emails({ plan: "premium" })).toEqual([]);
  });

  test("[ADMIN-13] can be filtered by account state", async () => {
    await insertUsers(database.db, [
      { email: "banned@example.org", isActive: false, banReason: "Spam", emailVerified: true },
      { email: "banned-admin@example.org", isActive: false, role: "admin", emailVerified: true },
      { email: "unverified@example.org" },
    ]);
    expect(await emails({ state: "banned" })).toEqual(["banned-admin@example.org", "banned@example.org"]);
    expect(await emails({ state: "unverified" })).toEqual(["unverified@example.org"]);
    expect(await emails({ state: "admin" })).toEqual([boss]);
    expect(await emails({ state: "active", search: "example.org" })).toEqual([boss, "unverified@example.org"]);
    const [banned] = (await list({ search: "banned@", state: "banned" })).data;
    expect(banned).toMatchObject({ is_active: false, ban_reason: "Spam" });
  });

  test("[ADMIN-51, CONSTANTS-55] refuses unknown sort options, filters and cursors", async () => {
    const wrong = [
      { sort_by: "password" },
      { sort_order: "up" },
      { plan: "gold" },
      { state: "asleep" },
      { page: "0" },
      { limit: "101" },
      { search: "a\0b" },
      { cursor: "nonsense" },
      { cursor: Buffer.from('["2026-02-31 00:00:00+00","x"]').toString("base64url") },
      {
        cursor: Buffer.from('["\\u0000","00000000-0000-4000-8000-000000000000"]').toString("base64url"),
        sort_by: "name",
      },
    ];
    for (const query of wrong) expect([query, (await ask(query as never)).status]).toEqual([query, 400]);
    await insertUsers(database.db, [{}, {}]);
    const { pagination } = await list({ limit: "1", sort_by: "email" });
    expect((await ask({ cursor: pagination.next_cursor!, sort_by: "created_at" })).status).toBe(400);
  });

  test("[ADMIN-10, ADMIN-57] is shown with statistics, such as the numbers of new, active and Premium users", async () => {
    const { now } = app.clock;
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const [, both, given] = await insertUsers(database.db, [
      { plan: "premium", createdAt: ago(40), lastLogin: ago(0.5), totalGenerations: 7 },
      { plan: "premium", createdAt: ago(20), lastLogin: ago(2), totalGenerations: 5 },
      { createdAt: ago(0.5), isActive: false, role: "admin", emailVerified: true },
    ]);
    const grant = { reason: "a test", grantedAt: now, endsAt: null };
    await database.db.insert(premiumGrants).values([
      { ...grant, id: crypto.randomUUID(), userId: both! },
      { ...grant, id: crypto.randomUUID(), userId: given! },
      { ...grant, id: crypto.randomUUID(), userId: given! },
    ]);
    const answer = await admin.get("/api/users/stats");
    expect(await answer.json()).toEqual({
      success: true,
      data: {
        total_users: 4,
        total_is_estimate: false,
        active_today: 2,
        new_today: 2,
        new_this_month: 3,
        premium_users: 3,
        granted_users: 1,
        unverified_users: 2,
        banned_users: 1,
        admins: 1,
        total_generations: 12,
      },
    });
  });

  test.each(userSorts)("[ADMIN-13, ADMIN-16] shows each user once, sorted by %s, while users are added", (by) =>
    everyUserOnce({ database, admin, by, numRuns: 4 }),
  );

  // Runs last, because deleting this many users takes longer than all other tests here.
  test("shows exact numbers up to ten thousand, and marks larger ones as estimates", async () => {
    await database.inTransaction(async (execute) => {
      await execute(`INSERT INTO users (id, email, name, first_name, created_at, updated_at)
        SELECT gen_random_uuid(), 'many' || n || '@example.org', 'Many', 'Many', now(), now()
        FROM generate_series(1, 10050) AS n`);
      await execute("ANALYZE users");
    });
    const queries: Record<string, string>[] = [{}, { search: "many" }, { plan: "normal", state: "unverified" }];
    for (const query of queries) {
      const { pagination } = await list({ ...query, limit: "2", sort_by: "name" });
      expect(pagination).toMatchObject({ total_is_estimate: true, next_cursor: expect.any(String) });
      expect(pagination.total).toBeGreaterThan(10_000);
      expect(pagination.total).toBeLessThan(12_000);
    }
    expect((await list({ search: "many123" })).pagination).toMatchObject({ total: 11, total_is_estimate: false });
    const last = await list({ page: "101", sort_by: "email", sort_order: "asc" });
    expect([last.data.length, last.pagination.next_cursor]).toEqual([51, null]);
    expect((await list({ page: "102" })).data).toEqual([]);
  });
});
