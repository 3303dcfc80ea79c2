import { runLimits } from "@rewright/contract/limits";
import { complimentaryCredits } from "@rewright/contract/plans";
import type { UsageReport } from "@rewright/contract/usage";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertUsers } from "#test/insert-users.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { deleteAccountRow, findAccount, insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import { creditReservations } from "../db/language-model-schema.ts";
import { users } from "../db/schema.ts";
import { deleteOldUsage } from "./delete-old-usage.ts";
import { requestLeaseMs, runLeaseMs } from "./lease.ts";
import { reportUsage } from "./report-usage.ts";
import { releaseRewrite, reserveRewriteOf } from "./reserve-rewrite.ts";

const settings = { freeDailyGenerations: 2, freeWordsPerRequest: 200, apiRateLimit: 100, maintenance: false };
const guest = { cookieId: "cookie", addressHash: "address", otherAddressHashes: [] };
const start = new Date("2026-03-01T12:00:00Z");

describe.each(databaseKinds)("free Humanize Pro generations (%s database)", (kind) => {
  let database: Database;
  let now = start;
  const deps = () => ({ db: database.db, now: () => now, anonymousDailyGenerations: 0 });

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function person(row: Partial<typeof users.$inferInsert>) {
    now = start;
    const [id] = await insertUsers(database.db, [{ emailVerified: true, ...row }]);
    const account = (await findAccount(database.db, id!, now))!;
    const caller = { guest, account, settings };
    return {
      id: id!,
      caller,
      reserve: () => reserveRewriteOf(deps(), caller, { leaseMs: requestLeaseMs }),
      report: (): Promise<UsageReport> => reportUsage(deps(), caller),
      async stored() {
        const [row] = await database.db.select().from(users).where(eq(users.id, id!));
        const open = await database.db.select().from(creditReservations).where(eq(creditReservations.userId, id!));
        return { credits: row?.credits, generations: row?.totalGenerations, open: open.length };
      },
    };
  }

  test("[PAGES-73] are used before the daily limit, and requests are refused when both are used up", async () => {
    const { reserve, report, stored } = await person({ credits: 2 });
    const paid: string[] = [];
    for (let use = 0; use < 4; use++) {
      expect(await report()).toMatchObject({ limited: false, credits: Math.max(0, 2 - use) });
      const one = await reserve();
      paid.push(one.paidWith);
      await one.keep();
    }
    expect(paid).toEqual(["credit", "credit", "quota", "quota"]);
    await expect(reserve()).rejects.toMatchObject({ code: "daily_limit_reached" });
    expect(await report()).toMatchObject({ limited: true, remaining: 0, totalUsed: 2, credits: 0 });
    expect(await stored()).toEqual({ credits: 0, generations: 4, open: 0 });
  });

  test("let an account continue when its daily limit is reached", async () => {
    const { id, reserve, report } = await person({});
    for (let use = 0; use < 2; use++) await (await reserve()).keep();
    await database.db.update(users).set({ credits: 1 }).where(eq(users.id, id));
    expect(await report()).toMatchObject({ limited: false, remaining: 0, credits: 1 });
    expect((await reserve()).paidWith).toBe("credit");
    expect(await report()).toMatchObject({ limited: true, credits: 0 });
  });

  test("can be used only with a verified address, and are not used up during Premium", async () => {
    const unverified = await person({ credits: 3, emailVerified: false });
    expect((await unverified.reserve()).paidWith).toBe("quota");
    expect(await unverified.report()).toMatchObject({ credits: 0 });
    const { id } = await person({ credits: 3 });
    const endsAt = new Date(now.getTime() + 60_000);
    await insertGrant(database.db, { id: crypto.randomUUID(), userId: id, reason: "a test", grantedAt: now, endsAt });
    const account = (await findAccount(database.db, id, now))!;
    expect((await reserveRewriteOf(deps(), { guest, account, settings }, { leaseMs: 1000 })).paidWith).toBe(
      "unlimited",
    );
    expect(await reportUsage(deps(), { guest, account, settings })).toMatchObject({ limited: false, credits: 3 });
  });

  test("[PAGES-73] if one is left, it pays for one of 20 simultaneous requests, and others count against the daily limit", async () => {
    const { reserve, stored } = await person({ credits: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reserve()));
    const paid = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.paidWith] : []));
    expect(paid.sort()).toEqual(["credit", "quota", "quota"]);
    expect(await stored()).toMatchObject({ credits: 0, open: 1 });
  });

  test("are returned only once, even if several processes return them, and not if they were already used", async () => {
    const { reserve, stored } = await person({ credits: 2 });
    const failed = await reserve();
    await Promise.all([failed.giveBack(), releaseRewrite(database.db, failed.id), failed.giveBack()]);
    expect(await stored()).toEqual({ credits: 2, generations: 0, open: 0 });
    const kept = await reserve();
    await kept.keep();
    await kept.giveBack();
    await expect(kept.keep()).rejects.toMatchObject({ code: "unavailable" });
    expect(await stored()).toEqual({ credits: 1, generations: 1, open: 0 });
  });

  test("count as used or returned only if the transaction that ends the rewrite commits", async () => {
    const { reserve, stored } = await person({ credits: 2 });
    const undone = new Error("undone");
    for (const end of ["keep", "giveBack"] as const) {
      const use = await reserve();
      const ending = database.db.transaction(async (tx) => {
        await use[end](tx);
        throw undone;
      });
      await expect(ending).rejects.toThrow(undone);
      expect(await stored()).toEqual({ credits: 1, generations: 0, open: 1 });
      await use.giveBack();
    }
  });

  test("that a crashed process reserved are returned when its rewrite can no longer be running", async () => {
    const one = await person({ credits: 1 });
    const dead = await one.reserve();
    now = new Date(start.getTime() + (runLimits.minutes + 1) * 60_000);
    expect(await one.report()).toMatchObject({ credits: 0 });
    now = new Date(start.getTime() + runLeaseMs + 1);
    expect(await one.report()).toMatchObject({ credits: 1 });
    await expect(dead.keep()).rejects.toMatchObject({ code: "unavailable" });
    expect(await one.stored()).toEqual({ credits: 1, generations: 0, open: 0 });

    const away = await person({ credits: 1 });
    await away.reserve();
    now = new Date(start.getTime() + runLeaseMs + 1);
    await deleteOldUsage(deps());
    expect(await away.stored()).toMatchObject({ credits: 1, open: 0 });
  });

  test("are deleted with their account, even while one is reserved", async () => {
    const { id, reserve, stored } = await person({ credits: 2 });
    const use = await reserve();
    await Promise.all([deleteAccountRow(database.db, id, {}), use.giveBack()]);
    expect(await stored()).toEqual({ credits: undefined, generations: undefined, open: 0 });
    await use.giveBack();
    await expect(use.keep()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("are counted correctly after any sequence of actions", async () => {
    const action = fc.oneof(
      fc.constant({ kind: "reserve" as const }),
      fc.nat(5).map((which) => ({ kind: "keep" as const, which })),
      fc.nat(5).map((which) => ({ kind: "giveBack" as const, which })),
      fc.integer({ min: 1, max: 15 }).map((minutes) => ({ kind: "wait" as const, minutes })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const { reserve, report, stored } = await person({ credits: complimentaryCredits });
        let credits: number = complimentaryCredits;
        let open: { use: Awaited<ReturnType<typeof reserve>>; endsAt: number }[] = [];
        for (const step of actions) {
          if (step.kind === "wait") now = new Date(now.getTime() + step.minutes * 60_000);
          const standing = open.filter(({ endsAt }) => endsAt >= now.getTime());
          credits += open.length - standing.length;
          open = standing;
          if (step.kind === "reserve") {
            const use = await reserve().catch(() => undefined);
            expect(use?.paidWith === "credit").toBe(credits > 0);
            if (use?.paidWith !== "credit") continue;
            open.push({ use, endsAt: now.getTime() + runLeaseMs });
            credits--;
          }
          if (step.kind === "keep" || step.kind === "giveBack") {
            const [one] = open.splice(step.which % Math.max(1, open.length), 1);
            await one?.use[step.kind]();
            if (one && step.kind === "giveBack") credits++;
          }
          expect(await report()).toMatchObject({ credits });
          expect(await stored()).toMatchObject({ credits, open: open.length });
        }
      }),
      { numRuns: 40 },
    );
  });
});
