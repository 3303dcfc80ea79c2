import type { AuditEntry } from "@rewright/contract/admin/audit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const boss = "boss@example.org";
const reason = "A reason";

describe("account ids written in capitals", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;
  let ownId: string;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss);
    ownId = await idOf(boss);
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function idOf(email: string): Promise<string> {
    const answer = await admin.get(`/api/user/auth/${encodeURIComponent(email)}`);
    return ((await answer.json()) as { user: { id: string } }).user.id;
  }

  async function newestEntry(): Promise<AuditEntry> {
    const answer = await admin.get("/api/admin/audit-log?limit=1");
    return ((await answer.json()) as { data: AuditEntry[] }).data[0]!;
  }

  test("[SAFETY-33] an administrator's own id is recognized in capitals, and actions on it are refused", async () => {
    const id = ownId.toUpperCase();
    expect((await admin.post("/api/user/update", { id, input: { role: "user" } })).status).toBe(403);
    expect((await admin.post(`/api/admin/users/${id}/ban`, { reason })).status).toBe(403);
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(403);
    expect((await admin.get("/api/users/stats")).status).toBe(200);
  });

  test("an id in capitals names the same account and appears in lower case in the audit log", async () => {
    await verified(app, "capital@example.org", { from: "198.51.100.7" });
    const known = await idOf("capital@example.org");
    const id = known.toUpperCase();
    await admin.post(`/api/admin/users/${id}/ban`, { reason });
    expect(await newestEntry()).toMatchObject({ action: "user.ban", target_id: known });
    await admin.post("/api/rate-limit/reset", { userId: id });
    expect(await newestEntry()).toMatchObject({ action: "user.reset_usage", target_id: known });
  });
});
