import { contactFailed, contactSent } from "@rewright/contract/contact-form";
import { periods } from "@rewright/contract/periods";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPassword, openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import { auditLog } from "../db/audit-schema.ts";
import type { Database } from "../db/database.ts";
import { contactMessages } from "../db/site-schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { deleteOldMessages } from "./delete-old-messages.ts";

const boss = "boss@example.org";
const inbox = "/api/admin/contact-messages";
const written = {
  name: "Ada Lovelace",
  email: "Ada@Example.org ",
  subject: "A question",
  message: "Line one.\nLine two, 100 % sure.",
  inquiryType: "billing",
};

describe("contact form", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;
  let addresses = 0;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss], contactEmail: boss } });
    admin = await verified(app, boss, { from: "192.0.2.81" });
  });
  beforeEach(async () => {
    await database.db.delete(contactMessages);
    app.mails.length = 0;
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const somewhere = () => `198.51.100.${++addresses}`;
  const write = (change: object = {}, from = somewhere()) =>
    app.post("/api/contact", { ...written, ...change }, { from });
  const stored = () => database.db.select().from(contactMessages);
  const list = async (query = "") =>
    (await (await admin.get(`${inbox}${query}`)).json()) as {
      data: { id: string; subject: string; state: string; mailed: boolean; user_id: string | null }[];
      pagination: { total: number; next_cursor: string | null };
    };

  test("[ADMIN-89, ENTITIES-46] a message is stored and then mailed to the contact address", async () => {
    const answer = await write();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: contactSent });
    expect(await stored()).toMatchObject([{ ...written, email: "ada@example.org", userId: null }]);
    await expect
      .poll(async () => (await list()).data, patience)
      .toMatchObject([{ state: "open", mailed: true, user_id: null }]);
    expect(app.mails).toMatchObject([
      { to: boss, replyTo: "ada@example.org", subject: "Contact (billing): A question" },
    ]);
    expect(app.mails[0]!.paragraphs).toContain(written.message);
    expect(JSON.stringify(app.log)).not.toMatch(/Lovelace|Line one|ada@example/i);
  });

  test("a signed-in sender's account is stored with the message, exported with the account, and removed when the account is deleted", async () => {
    const email = "writer@example.org";
    const browser = await signedIn(app, email, { from: "192.0.2.82" });
    await browser.post("/api/contact", { ...written, message: "From my account." });
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
    expect(await stored()).toMatchObject([{ userId: user.id }]);
    const exported = (await (await browser.get("/api/account/export")).json()) as object;
    expect(exported).toMatchObject({ contact_messages: [{ message: "From my account.", inquiry_type: "billing" }] });
    const deleted = await browser.post("/api/account/delete", { confirmation: email, password: goodPassword });
    expect(deleted.status).toBe(200);
    expect(await stored()).toMatchObject([{ userId: null, message: "From my account." }]);
  });

  test("[ADMIN-90] a bot's message gets the same response as others and is not stored", async () => {
    const answer = await write({ website: "https://spam.example" });
    expect(await answer.json()).toEqual({ success: true, message: contactSent });
    expect(await stored()).toEqual([]);
    expect(app.mails).toEqual([]);
  });

  test.each([
    ["name", ""],
    ["name", "A\r\nBcc: victim@example.org"],
    ["subject", "Hello\nBcc: victim@example.org"],
    ["subject", "x".repeat(201)],
    ["subject", "two\u2028lines"],
    ["name", "\u202eolleH"],
    ["email", "a@b"],
    ["email", "a@example.org, b@example.org"],
    ["email", "a@example.org\nBcc: b@example.org"],
    ["message", "   "],
    ["message", "nul \0"],
    ["message", "half a letter \ud800"],
    ["inquiryType", "praise"],
  ])("[ADMIN-87, ADMIN-88, CONSTANTS-59, CONSTANTS-60] a message whose %s is %j is refused", async (field, value) => {
    const answer = await write({ [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/^invalid_/),
      message: expect.stringMatching(/\.$/),
    });
    expect(await stored()).toEqual([]);
  });

  test("[ADMIN-90, CONSTANTS-58] the number of messages per hour is limited by email address and by IP address", async () => {
    const email = "often@example.org";
    for (let count = 1; count <= 5; count++) expect((await write({ email })).status).toBe(200);
    const refused = await write({ email: "OFTEN@example.org" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const here = somewhere();
    for (let count = 1; count <= 20; count++) await write({ email: `one${count}@example.org` }, here);
    expect((await write({ email: "another@example.org" }, here)).status).toBe(429);
    expect(await stored()).toHaveLength(25);
  });

  test("if the database is down, the response says that nothing was sent", async () => {
    const closed = await openTestDatabase(usualDatabase);
    await closed.close();
    const answer = await createTestApp({ db: closed.db, engine }).post("/api/contact", written);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: "unavailable", message: contactFailed });
  });

  test("[ADMIN-81, ENTITIES-46] administrators can search messages, page through them, and filter by open ones", async () => {
    for (const subject of ["Alpha", "Beta 50%", "Gamma_ray"]) {
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
      await write({ subject, email: `${subject[0]}@example.org` });
    }
    const subjects = async (query: string) => (await list(query)).data.map(({ subject }) => subject);
    expect(await subjects("")).toEqual(["Gamma_ray", "Beta 50%", "Alpha"]);
    expect(await subjects("?search=alph")).toEqual(["Alpha"]);
    expect(await subjects("?search=50%25")).toEqual(["Beta 50%"]);
    expect(await subjects("?search=_")).toEqual(["Gamma_ray"]);
    expect(await subjects("?search=%5C")).toEqual([]);
    expect(await subjects("?search=Lovelace")).toHaveLength(3);
    const first = await list("?limit=2");
    expect(first.pagination).toMatchObject({ total: 3, next_cursor: expect.any(String) });
    expect(await subjects(`?limit=2&cursor=${first.pagination.next_cursor}`)).toEqual(["Alpha"]);
    await admin.post(`${inbox}/${first.data[0]!.id}`, { state: "handled" });
    expect(await subjects("?state=handled")).toEqual(["Gamma_ray"]);
    expect(await subjects("?state=open")).toEqual(["Beta 50%", "Alpha"]);
    expect(await subjects("?state=open&search=ta")).toEqual(["Beta 50%"]);
    for (const query of ["search=a%00", `search=${"a".repeat(201)}`, "state=lost", "cursor=x", "page=0"]) {
      expect((await admin.get(`${inbox}?${query}`)).status, query).toBe(400);
    }
    expect((await admin.get("/api/admin/audit-log?target_id=%00")).status).toBe(400);
  });

  test("[ADMIN-82, ADMIN-83] marking or deleting a message is written to the audit log without the message's text", async () => {
    await write();
    const { id } = (await list()).data[0]!;
    const mark = async (state: string) => (await admin.post(`${inbox}/${id}`, { state })).json();
    expect(await mark("handled")).toMatchObject({
      data: { state: "handled", handled_at: app.clock.now.toISOString() },
    });
    expect(await mark("handled")).toMatchObject({ data: { state: "handled" } });
    expect(await mark("open")).toMatchObject({ data: { state: "open", handled_at: null } });
    expect((await admin.delete(`${inbox}/${id}`)).status).toBe(200);
    expect((await admin.delete(`${inbox}/${id}`)).status).toBe(404);
    expect(await mark("open")).toMatchObject({ error: "not_found" });
    const entries = (await database.db.select().from(auditLog)).filter(({ targetId }) => targetId === id);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ["message.mark", { state: "handled" }],
      ["message.mark", { state: "open" }],
      ["message.delete", {}],
    ]);
    expect(await stored()).toEqual([]);
  });

  test("users who are not administrators cannot read messages", async () => {
    const browser = await signedIn(app, "curious@example.org", { from: "192.0.2.83" });
    for (const one of [browser, openBrowser(app)]) expect((await one.get(inbox)).status).toBe(403);
  });

  test("[ADMIN-94, CONSTANTS-52] messages are deleted after the retention period", async () => {
    await write();
    const later = (days: number) => () => new Date(app.clock.now.getTime() + days * 86_400_000);
    await deleteOldMessages({ db: database.db, now: later(periods.contactMessageDays) });
    expect(await stored()).toHaveLength(1);
    await deleteOldMessages({ db: database.db, now: later(periods.contactMessageDays + 1) });
    expect(await stored()).toEqual([]);
  });
});
