import type { Payment, WholePayment } from "@rewright/contract/admin/payments";
import type { Pagination } from "@rewright/contract/paging";
import { formerPrices, prices } from "@rewright/contract/plans";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { checkouts, paymentLogs, unmatchedPayments } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { verified } from "#test/browser.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";

type Row = typeof paymentLogs.$inferInsert;

const hidden = ["stripe_session_id", "stripe_subscription_id", "price_id", "payment_method_details", "metadata"];
const reason = "The bank's statement says so";

describe.each(databaseKinds)("payments in administrators' lists (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: ["boss@example.org"] } });
    admin = await verified(app, "boss@example.org", { from: "192.0.2.51" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  /** Stores rows of the payment log. Rows with the same key are states of one payment. */
  async function log(...rows: readonly Partial<Row>[]) {
    const versions = new Map<string, number>();
    const whole = rows.map((given): Row => {
      const id = crypto.randomUUID();
      const paymentKey = given.paymentKey ?? `in_${id}`;
      versions.set(paymentKey, (versions.get(paymentKey) ?? 0) + 1);
      return {
        id,
        paymentKey,
        version: versions.get(paymentKey)!,
        userId: crypto.randomUUID(),
        stripeSessionId: "cs_hidden",
        stripeSubscriptionId: "sub_hidden",
        priceId: "price_hidden",
        amount: 4999,
        currency: "usd",
        paymentStatus: "completed",
        metadata: { billing_period: "monthly", is_mock: false },
        createdAt: new Date("2026-02-01T10:00:00Z"),
        ...given,
      };
    });
    await database.db.insert(paymentLogs).values(whole);
    return whole;
  }
  async function list<Shown = Payment>(query: Record<string, string> = {}, path = "/api/payment-logs") {
    const answer = await admin.get(`${path}?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { data: Shown[]; pagination: Pagination };
  }
  const one = async (id: string) =>
    (await (await admin.get(`/api/payment-logs/${id}`)).json()) as { data: WholePayment; versions: WholePayment[] };
  const answered = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
  const person = async () => (await insertUsers(database.db, [{}]))[0]!;
  const audited = (target: string) =>
    database.query("SELECT action, details FROM audit_log WHERE target_id = $1 ORDER BY id", [target]);

  test("[ADMIN-34, ADMIN-65] each payment is listed once, in its current state and without hidden fields", async () => {
    const userId = await person();
    const states = await log(
      { userId, paymentKey: `cs_${userId}`, paymentStatus: "pending" },
      { userId, paymentKey: `cs_${userId}`, createdAt: new Date("2026-02-02T10:00:00Z") },
      { userId, createdAt: new Date("2026-02-01T12:00:00Z"), paymentStatus: "failed" },
    );
    for (const path of ["/api/payment-logs", "/api/payment-logs-with-users"]) {
      const { data, pagination } = await list({ user_id: userId }, path);
      expect(data.map(({ id }) => id)).toEqual([states[1]!.id, states[2]!.id]);
      expect(data[0]).toMatchObject({ payment_status: "completed", version: 2, amount: 4999, user_id: userId });
      for (const name of hidden) expect(data[0]).not.toHaveProperty(name);
      expect(pagination).toEqual({ page: 1, limit: 100, total: 2, total_is_estimate: false, next_cursor: null });
    }
    const ofUser = await list({}, `/api/users/${userId}/payments`);
    expect(ofUser.data.map(({ id }) => id)).toEqual([states[1]!.id, states[2]!.id]);
  });

  test("[ADMIN-66] a payment is listed with its payer, and without a payer after the account is deleted", async () => {
    const [userId] = await insertUsers(database.db, [{ email: `payer-${kind.toLowerCase()}@example.org` }]);
    const [row] = await log({ userId: userId!, paymentKey: `in_payer_${kind}` });
    await database.query(
      "INSERT INTO premium_grants (id, user_id, reason, granted_at) VALUES (gen_random_uuid(), $1, 'a test', now())",
      [userId!],
    );
    const search = { search: row!.paymentKey };
    const withUsers = () => list<Payment & { user: object | null }>(search, "/api/payment-logs-with-users");
    expect((await withUsers()).data[0]!.user).toEqual({
      id: userId,
      email: `payer-${kind.toLowerCase()}@example.org`,
      first_name: "Ada",
      last_name: "Example",
      plan: "premium",
    });
    await database.query("DELETE FROM users WHERE id = $1", [userId!]);
    const [after] = (await withUsers()).data;
    expect(after).toMatchObject({ id: row!.id, user: null });
    expect(after!.user_id).not.toBe(userId);
    expect((await admin.get(`/api/users/${userId}/payments`)).status).toBe(404);
  });

  /** Creates a checkout with the given states of its payment, and stores the checkout's status. */
  async function checkout(userId: string, status: "open" | "complete" | "expired", ...states: Partial<Row>[]) {
    const sessionId = `cs_${crypto.randomUUID()}`;
    await database.db.insert(checkouts).values({
      id: crypto.randomUUID(),
      userId,
      billingPeriod: "monthly",
      priceId: "price_monthly",
      successUrl: "https://example.org/",
      cancelUrl: "https://example.org/",
      sessionId,
      status,
      createdAt: new Date("2026-02-20T10:00:00Z"),
    });
    await log(...states.map((state) => ({ userId, paymentKey: sessionId, stripeSessionId: sessionId, ...state })));
    return sessionId;
  }
  const file = async (table: string) => (await admin.get(`/api/admin/export/${table}`)).text();
  const statsAndRevenue = async () => {
    const stats = await (await admin.get("/api/payment-logs/stats")).json();
    const revenue = await (
      await admin.get("/api/analytics/revenue?interval=month&from=2026-02-01&to=2026-02-28")
    ).json();
    return { stats, revenue };
  };

  test("[ADMIN-31] an open or expired checkout is absent from lists, sums, charts and files", async () => {
    const userId = await person();
    const before = await statsAndRevenue();
    const open = await checkout(userId, "open", { paymentStatus: "pending" });
    const expired = await checkout(userId, "expired", { paymentStatus: "pending" }, { paymentStatus: "expired" });
    const withdrawn = await checkout(userId, "expired", { paymentStatus: "pending" });
    for (const path of ["/api/payment-logs", "/api/payment-logs-with-users"]) {
      expect(await list({ user_id: userId }, path)).toMatchObject({ data: [], pagination: { total: 0 } });
      expect((await list({ user_id: userId, payment_status: "pending" }, path)).data).toEqual([]);
    }
    expect(await list({}, `/api/users/${userId}/payments`)).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(await statsAndRevenue()).toEqual(before);
    const rows = await file("payment_logs");
    for (const key of [open, expired, withdrawn]) expect(rows).not.toContain(key);
    expect((await admin.get("/api/payment-logs?payment_status=expired")).status).toBe(400);
  });

  test("[ADMIN-31] a completed checkout is listed as a payment, even while its payment is pending", async () => {
    const userId = await person();
    const paid = await checkout(userId, "complete", { paymentStatus: "pending" }, { paymentStatus: "completed" });
    const onItsWay = await checkout(userId, "complete", { paymentStatus: "pending" });
    const renewal = `in_${crypto.randomUUID()}`;
    await log({ userId, paymentKey: renewal, paymentStatus: "pending", stripeSessionId: null });
    const keys = (await list({ user_id: userId })).data.map(({ payment_key }) => payment_key);
    expect(keys.sort()).toEqual([paid, onItsWay, renewal].sort());
    const pending = (await list({ user_id: userId, payment_status: "pending" })).data;
    expect(pending.map(({ payment_key }) => payment_key).sort()).toEqual([onItsWay, renewal].sort());
    const rows = await file("payment_logs");
    for (const key of keys) expect(rows).toContain(key);
  });

  test("[ADMIN-32] a checkout of a customer without an account is listed once it is paid", async () => {
    const customer = `cus_nobody_${kind}`;
    const seen = { firstSeen: new Date("2026-02-01"), lastSeen: new Date("2026-02-01") };
    const payment = (name: string, paymentStatus: Row["paymentStatus"], created_from: string) => ({
      ...seen,
      paymentKey: `${name}_${kind}`,
      stripeCustomerId: customer,
      amount: 4999,
      currency: "usd",
      paymentStatus,
      metadata: { is_mock: false, created_from },
    });
    const unmatchedNow = async () =>
      ((await (await admin.get("/api/payment-logs/stats")).json()) as { data: { unmatched: number } }).data.unmatched;
    const before = await unmatchedNow();
    await database.db
      .insert(unmatchedPayments)
      .values([
        payment("open", "pending", "checkout"),
        payment("expired", "expired", "checkout"),
        payment("paid", "completed", "checkout"),
        payment("renewal", "pending", "renewal"),
      ]);
    const { data, pagination } = await list<{ payment_key: string }>({}, "/api/admin/unmatched-payments");
    expect(data.map(({ payment_key }) => payment_key).sort()).toEqual([`paid_${kind}`, `renewal_${kind}`]);
    expect(pagination.total).toBe(2);
    expect((await unmatchedNow()) - before).toBe(2);
  });

  test("[ADMIN-29, ADMIN-30] the list and its downloaded file name each payment's owner, or say that the account was deleted", async () => {
    const email = `owner-${kind.toLowerCase()}@example.org`;
    const [owner, gone] = await insertUsers(database.db, [{ email, firstName: "Grace", lastName: "Hopper" }, {}]);
    const [ofOwner, ofGone] = await log({ userId: owner!, paymentStatus: "failed" }, { userId: gone! });
    await database.query("DELETE FROM users WHERE id = $1", [gone!]);
    const ownerOf = async ({ paymentKey }: Row) => (await list({ search: paymentKey })).data[0];
    const owned = { user_email: email, user_name: "Grace Hopper", account_deleted: false };
    expect(await ownerOf(ofOwner!)).toMatchObject(owned);
    expect(await ownerOf(ofGone!)).toMatchObject({ user_email: null, user_name: null, account_deleted: true });
    const [columns, ...rows] = (await file("payment_logs")).split("\r\n");
    expect(columns).toMatch(/,user_email,user_name,account_deleted$/);
    const line = ({ paymentKey }: Row) => rows.find((row) => row.includes(paymentKey));
    expect(line(ofOwner!)).toMatch(new RegExp(`,${email},Grace Hopper,false$`));
    expect(line(ofGone!)).toMatch(/,,,true$/);
    const shown = async ({ id }: Row) => (await (await admin.get(`/api/payment-logs/${id}`)).json()) as object;
    expect(await shown(ofOwner!)).toMatchObject({ user: { id: owner, email, first_name: "Grace" } });
    expect(await shown(ofGone!)).toMatchObject({ user: null });
  });

  test("[ADMIN-58, ADMIN-65] payments are found by key, customer, account and email address, and can be filtered by status", async () => {
    const email = `Found.One-${kind.toLowerCase()}@example.org`;
    const [userId] = await insertUsers(database.db, [{ email: email.toLowerCase() }]);
    const [paid, failed] = await log(
      { userId: userId!, paymentKey: `in_%${kind}_x`, stripeCustomerId: `cus_found_${kind}` },
      { userId: userId!, stripeCustomerId: `cus_found_${kind}`, paymentStatus: "failed", amount: 100 },
    );
    const found = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id).sort();
    const both = [paid!.id, failed!.id].sort();
    for (const search of [email, userId!, userId!.slice(0, 11).toUpperCase(), `cus_found_${kind}`]) {
      expect(await found({ search }), search).toEqual(both);
    }
    expect(await found({ search: "in_%" })).toEqual([paid!.id]);
    expect(await found({ search: userId!, payment_status: "failed" })).toEqual([failed!.id]);
    for (const search of ["nobody@example.org", "zzz", "in_\\", `${userId}0`, "'", "12345678-"]) {
      expect(await found({ search }), search).toEqual([]);
    }
    expect((await admin.get("/api/payment-logs?search=%00")).status).toBe(400);
    expect((await admin.get("/api/payment-logs?payment_status=paid")).status).toBe(400);
  });

  test.each(["created_at", "amount"])("pages sorted by %s return each payment once, in order", async (by) => {
    const userId = await person();
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index % 3)));
    await log(...Array.from({ length: 7 }, (_, index) => ({ userId, amount: index % 3, createdAt: day(index) })));
    for (const direction of ["asc", "desc"]) {
      const query = { user_id: userId, sort_by: by, sort_order: direction, limit: "3" };
      const byPage: Payment[] = [];
      for (const page of ["1", "2", "3"]) byPage.push(...(await list({ ...query, page })).data);
      const byCursor: Payment[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const { data, pagination }: Awaited<ReturnType<typeof list<Payment>>> = await list({ ...query, cursor });
        byCursor.push(...data);
        cursor = pagination.next_cursor;
      }
      expect(byPage.map(({ id }) => id)).toEqual(byCursor.map(({ id }) => id));
      expect(new Set(byPage.map(({ id }) => id)).size).toBe(7);
      const values = byPage.map((row) => (by === "amount" ? row.amount : Date.parse(row.created_at)));
      const sorted = values.toSorted((a, b) => (direction === "asc" ? a - b : b - a));
      expect(values).toEqual(sorted);
    }
  });

  test("[ADMIN-67] a single payment is returned with all fields and every state that it has had", async () => {
    const key = `in_states_${kind}`;
    const [first, second] = await log({ paymentKey: key, paymentStatus: "pending" }, { paymentKey: key });
    const { data, versions } = await one(first!.id!);
    expect(data).toMatchObject({ stripe_session_id: "cs_hidden", metadata: { is_mock: false }, deleted_at: null });
    expect(versions.map(({ id, version }) => [id, version])).toEqual([
      [second!.id, 2],
      [first!.id, 1],
    ]);
    expect((await admin.get("/api/payment-logs/nothing")).status).toBe(404);
  });

  test.each([
    [prices.monthly, "monthly"],
    [formerPrices.monthly, "monthly"],
    [prices.yearly, "yearly"],
    [formerPrices.yearly, "yearly"],
  ])("[ADMIN-68, CONSTANTS-11] an imported payment of %i cents is for a period that is %s", async (amount, period) => {
    const userId = await person();
    const answer = await answered(await admin.post("/api/payment-logs", { user_id: userId, amount, reason }));
    expect(answer).toMatchObject({
      status: 200,
      data: {
        user_id: userId,
        amount,
        currency: "usd",
        payment_status: "completed",
        version: 1,
        source: "import",
        metadata: { created_from: "import", billing_period: period },
        created_at: app.clock.now.toISOString(),
      },
    });
    const { payment_key: key } = (answer as unknown as { data: Payment }).data;
    const after = { amount, currency: "usd", payment_status: "completed" };
    // Only the row of the payment log may contain the account's id, because deletion replaces the id there.
    expect(await audited(key)).toEqual([{ action: "payment.create", details: { reason, after } }]);
  });

  test("[ADMIN-68, MESSAGES-33, MESSAGES-111] an import is refused for an unknown amount, a key in use, an unknown account, a future date and a date too far in the past", async () => {
    const userId = await person();
    const key = `in_taken_${kind}`;
    const good = { user_id: userId, amount: 4999, payment_key: key, created_at: "2024-02-29T12:00:00Z", reason };
    const send = async (change: object) => {
      const { status, error, message } = (await answered(
        await admin.post("/api/payment-logs", { ...good, ...change }),
      )) as Record<string, unknown>;
      return [status, error, message];
    };
    for (const amount of [0, -4999, 5000, 20_000, 4999.5, "4999"]) {
      expect(await send({ amount })).toEqual([400, "invalid_input", "Invalid amount"]);
    }
    expect((await send({ user_id: crypto.randomUUID() })).slice(0, 2)).toEqual([404, "USER_NOT_FOUND"]);
    expect((await send({ created_at: "2026-03-01T12:00:00.001Z" })).slice(0, 2)).toEqual([400, "invalid_input"]);
    const early = [400, "invalid_input", "created_at must not be before 1970."];
    expect(await send({ created_at: "0000-01-01T00:00:00Z" })).toEqual(early);
    expect(await send({ created_at: "0001-01-01T00:00:00Z" })).toEqual(early);
    expect((await send({ reason: " " })).slice(0, 2)).toEqual([400, "invalid_input"]);
    const both = await Promise.all([send({}), send({})]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect((await send({})).slice(0, 2)).toEqual([409, "already_there"]);
    expect((await list({ search: key })).data).toMatchObject([{ created_at: "2024-02-29T12:00:00.000Z" }]);
    expect(await audited(key)).toHaveLength(1);
  });

  test("[ADMIN-69, MESSAGES-111] a correction adds a row and leaves earlier rows and everything else unchanged", async () => {
    const userId = await person();
    const [row] = await log({ userId, webhookEventType: "invoice.paid", productId: "prod_1", paymentMethod: "card" });
    const change = { amount: 4000, amount_refunded: 1000, reason };
    const { data } = (await (await admin.put(`/api/payment-logs/${row!.id}`, change)).json()) as { data: WholePayment };
    const { data: before, versions } = await one(row!.id!);
    expect(before).toMatchObject({ version: 1, amount: 4999, amount_refunded: 0 });
    expect(versions).toEqual([data, before]);
    expect(data).toEqual({
      ...before,
      id: data.id,
      version: 2,
      amount: 4000,
      amount_refunded: 1000,
      webhook_event_type: null,
      source: "correction",
      created_at: app.clock.now.toISOString(),
    });
    const fields = (amount: number, refunded: number) => ({
      payment_status: "completed",
      amount,
      amount_refunded: refunded,
    });
    expect(await audited(row!.paymentKey)).toEqual([
      { action: "payment.correct", details: { reason, before: fields(4999, 0), after: fields(4000, 1000) } },
    ]);
  });

  test("a correction of the status to refunded also refunds the full amount", async () => {
    const [row] = await log({ userId: await person() });
    const correct = async (change: object) => {
      const [newest] = (await one(row!.id!)).versions;
      return answered(await admin.put(`/api/payment-logs/${newest!.id}`, { ...change, reason }));
    };
    const refunded = { status: 200, data: { payment_status: "refunded", amount: 4999, amount_refunded: 4999 } };
    expect(await correct({ payment_status: "refunded" })).toMatchObject(refunded);
    expect(await correct({ payment_status: "completed" })).toMatchObject({
      status: 400,
      message: 'For a full refund, set the status to "refunded".',
    });
    expect(await correct({ amount_refunded: 4000 })).toMatchObject({
      status: 400,
      message: 'For a partial refund, set the status to "completed".',
    });
    const partly = { payment_status: "completed", amount_refunded: 4000 };
    expect(await correct(partly)).toMatchObject({ status: 200, data: { ...partly, amount: 4999 } });
    expect(await correct({ payment_status: "completed", amount: 0, amount_refunded: 0 })).toMatchObject({
      status: 200,
    });
  });

  test("of two simultaneous corrections the second is refused, and so is a correction of an outdated row", async () => {
    const [row] = await log({ userId: await person() });
    const correct = (id: string, change: object) => admin.put(`/api/payment-logs/${id}`, { ...change, reason });
    const statuses = (
      await Promise.all([correct(row!.id!, { payment_status: "failed" }), correct(row!.id!, { amount: 1 })])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await answered(await correct(row!.id!, { amount: 2 }))).toMatchObject({ error: "changed_meanwhile" });
    const { versions } = await one(row!.id!);
    expect(versions).toHaveLength(2);
    expect((await correct(versions[0]!.id, { amount: versions[0]!.amount })).status).toBe(400);
    expect((await correct(versions[0]!.id, { amount: 10, amount_refunded: 11 })).status).toBe(400);
    expect((await correct(versions[0]!.id, {})).status).toBe(400);
    expect(await one(row!.id!)).toHaveProperty("versions.length", 2);
  });

  test("a correction made while the account is being deleted does not contain the account's id", async () => {
    for (let round = 0; round < 5; round++) {
      const userId = await person();
      const [row] = await log({ userId });
      await Promise.all([
        admin.put(`/api/payment-logs/${row!.id}`, { amount: 1 + round, reason }),
        database.query("DELETE FROM users WHERE id = $1", [userId]),
      ]);
      const { versions } = await one(row!.id!);
      expect(new Set(versions.map((version) => version.user_id)).size).toBe(1);
      expect(versions[0]!.user_id).not.toBe(userId);
    }
  });

  test("[ADMIN-70] a deleted payment is absent from lists and totals, and its rows are kept and marked as deleted", async () => {
    const userId = await person();
    const key = `in_gone_${kind}`;
    const [first] = await log({ userId, paymentKey: key, paymentStatus: "pending" }, { userId, paymentKey: key });
    const totals = async () =>
      ((await (await admin.get("/api/payment-logs/stats")).json()) as { data: { total_payments: number } }).data
        .total_payments;
    const before = await totals();
    expect((await admin.delete(`/api/payment-logs/${first!.id}`)).status).toBe(200);
    expect((await list({ user_id: userId })).data).toEqual([]);
    expect(await totals()).toBe(before - 1);
    const { versions } = await one(first!.id!);
    expect(versions.map(({ deleted_at }) => deleted_at)).toEqual(Array(2).fill(app.clock.now.toISOString()));
    expect((await admin.delete(`/api/payment-logs/${first!.id}`)).status).toBe(404);
    expect((await admin.put(`/api/payment-logs/${versions[0]!.id}`, { amount: 1, reason })).status).toBe(404);
    expect(await audited(key)).toMatchObject([{ action: "payment.delete" }]);
  });

  test("a payment and its account can be deleted at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      const userId = await person();
      const rows = await log({ userId }, { userId });
      const [answer] = await Promise.all([
        admin.delete(`/api/payment-logs/${rows[0]!.id}`),
        database.query("DELETE FROM users WHERE id = $1", [userId]),
      ]);
      expect(answer.status).toBe(200);
      const { data } = await one(rows[0]!.id!);
      expect([data.deleted_at, data.user_id === userId]).toEqual([app.clock.now.toISOString(), false]);
    }
  });

  test("[ADMIN-71] totals count each payment once, in its current state", async () => {
    const statsOf = async () =>
      (
        (await (await admin.get("/api/payment-logs/stats")).json()) as {
          data: Record<"by_status", Record<string, number>> &
            Record<"revenue" | "last_30_days", { currency: string; gross: number; refunded: number; net: number }[]>;
        }
      ).data;
    const currency = kind === "embedded" ? "xaa" : "xab";
    const before = await statsOf();
    await log(
      { currency, amount: 1000, createdAt: new Date("2026-02-20T00:00:00Z") },
      { currency, amount: 500, amountRefunded: 200, createdAt: new Date("2025-02-20T00:00:00Z") },
      { currency, amount: 300, paymentStatus: "disputed" },
      { currency, amount: 70, amountRefunded: 70, paymentStatus: "refunded" },
      { currency, amount: 900, paymentStatus: "expired" },
    );
    const after = await statsOf();
    const of = (rows: readonly { currency: string }[]) => rows.filter((row) => row.currency === currency);
    expect(of(after.revenue)).toEqual([{ currency, gross: 1870, refunded: 570, net: 1300 }]);
    expect(of(after.last_30_days)).toEqual([{ currency, gross: 1370, refunded: 370, net: 1000 }]);
    for (const [status, more] of Object.entries({ completed: 2, disputed: 1, refunded: 1, failed: 0 })) {
      expect(after.by_status[status]! - before.by_status[status]!, status).toBe(more);
    }
    expect(after.by_status).not.toHaveProperty("expired");
  });
});
