import type { AuditEntry } from "@rewright/contract/admin/audit";
import { exportedTables } from "@rewright/contract/admin/choices";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { verified } from "#test/browser.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";

const boss = "boss@example.org";

describe.each(databaseKinds)("administrators' export of tables as CSV (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.131" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const take = (table: string) => admin.get(`/api/admin/export/${table}`);
  const linesOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv");
    expect(answer.headers.get("Content-Disposition")).toBe("attachment");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.endsWith("\r\n")).toBe(true);
    return text.slice(0, -2).split("\r\n");
  };

  test("[ADMIN-43] contains the columns that the lists show, without hidden ones, and is written to the audit log", async () => {
    const columns: Record<string, string> = {};
    for (const table of exportedTables) columns[table] = (await linesOf(await take(table)))[0]!;
    expect(columns.users).toMatch(/^id,email,email_verified,first_name,last_name,plan,.*,user_metadata,ban_reason$/);
    expect(columns.payment_logs).toMatch(
      /^id,payment_key,version,user_id,.*,created_at,user_email,user_name,account_deleted$/,
    );
    const hidden = [
      "password",
      "token",
      "search",
      "stripe_session_id",
      "stripe_subscription_id",
      "price_id",
      "metadata",
    ];
    expect(columns.payment_logs!.split(",").filter((name) => hidden.includes(name))).toEqual([]);
    const ofUsers = columns.users!.split(",").filter((name) => hidden.includes(name));
    expect(ofUsers).toEqual(["stripe_subscription_id"]);
    expect(columns.audit_log).toBe("id,at,action,actor_id,actor_email,target_kind,target_id,target_email,details");
    const log = (await (await admin.get("/api/admin/audit-log?action=table.export")).json()) as { data: AuditEntry[] };
    expect(log.data.map(({ target_id }) => target_id)).toEqual([...exportedTables].reverse());
  });

  test("[ADMIN-77] contains each row once and completely, even with more rows than one query returns", async () => {
    const people = Array.from({ length: 2100 }, (_, n) => ({
      email: `p${n}@example.org`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 5))),
    }));
    for (let n = 0; n < people.length; n += 500) await insertUsers(database.db, people.slice(n, n + 500));
    const [, ...rows] = await linesOf(await take("users"));
    expect(rows).toHaveLength(2101);
    const emails = rows.map((row) => row.split(",")[1]);
    expect(new Set(emails).size).toBe(2101);
    // The administrator's account was created last.
    expect(emails.at(-1)).toBe(boss);
  });

  test("[ADMIN-43] contains no formulas, and cells that contain separators are quoted", async () => {
    await insertUsers(database.db, [
      { email: "formula@example.org", firstName: '=HYPERLINK("https://example.com","x")', lastName: "+1" },
      { email: "quoted@example.org", firstName: 'A, "B"', lastName: "Zoë" },
    ]);
    const rows = await linesOf(await take("users"));
    const row = (email: string) => rows.find((one) => one.includes(`,${email},`));
    expect(row("formula@example.org")).toContain(`,"'=HYPERLINK(""https://example.com"",""x"")",'+1,normal,`);
    expect(row("quoted@example.org")).toContain(',"A, ""B""",Zoë,normal,email,false,');
  });

  test("of an unknown table is refused with status 404", async () => {
    expect((await take("identities")).status).toBe(404);
    expect((await take("sessions")).status).toBe(404);
  });
});
