import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { addPayment } from "../billing/ledger/add-payment.ts";
import { correctPayment } from "../billing/ledger/correct-payment.ts";
import { deletePayment } from "../billing/ledger/delete-payment.ts";
import { deleteMessage } from "../contact/delete-message.ts";
import { markMessage } from "../contact/mark-message.ts";
import { auditLog } from "../db/audit-schema.ts";
import type { Database } from "../db/database.ts";
import { paymentLogs } from "../db/schema.ts";
import { contactMessages, systemSettings } from "../db/site-schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { changeSettings } from "../settings/change-settings.ts";

const boss = "boss@example.org";
const reason = "A reason";

describe.each(databaseKinds)("[SAFETY-32] a user who lost the admin role during a request (%s)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let before: unknown;
  /** The user who was an administrator, and the rows that the user tries to change. */
  let actor: { id: string };
  let payment: { id: string; user_id: string };
  let message: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    const admin = await verified(app, boss);
    const person = await signedIn(app, "former@example.org", { from: "198.51.100.3" });
    actor = ((await (await person.post("/api/user/refresh")).json()) as { user: { id: string } }).user;
    const added = await admin.post("/api/payment-logs", { user_id: actor.id, amount: 4999, reason });
    payment = ((await added.json()) as { data: typeof payment }).data;
    const letter = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "A text", inquiryType: "other" };
    await person.post("/api/contact", letter);
    message = (await database.db.select().from(contactMessages))[0]!.id;
    before = await everything();
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const everything = () =>
    Promise.all(
      [auditLog, paymentLogs, contactMessages, systemSettings].map((table) => database.db.select().from(table)),
    );

  const imported = () => ({
    ...{ userId: payment.user_id, key: undefined, amount: 4999, currency: "usd", createdAt: undefined, reason },
    status: "completed" as const,
  });

  test.each([
    ["imports nothing", () => addPayment(app.billing, actor, imported())],
    ["corrects nothing", () => correctPayment(app.billing, actor, { rowId: payment.id, amount: 1, reason })],
    ["takes no payment out of the lists", () => deletePayment(app.billing, actor, payment.id)],
    ["marks no message", () => markMessage(app.billing, actor, { id: message, state: "handled" })],
    ["deletes no message", () => deleteMessage(app.billing, actor, message)],
    ["changes no setting", () => changeSettings(app.billing, actor, { version: 0, settings: { max_text_length: 50 } })],
  ])("%s", async (_what, action) => {
    await expect(action()).rejects.toMatchObject({ code: "forbidden" });
    expect(await everything()).toEqual(before);
  });
});
