import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { contactMessages } from "../db/site-schema.ts";
import type { Mail } from "../mail/mail.ts";
import { mailMessages } from "./mail-messages.ts";
import { insertMessage } from "./store.ts";

const minuteMs = 60_000;

describe.each(databaseKinds)("mails about contact messages (%s database)", (kind) => {
  let database: Database;
  let mails: Mail[];
  let tries: number;
  let fail: ((mail: Mail) => Error | undefined) | undefined;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.delete(contactMessages);
    mails = [];
    tries = 0;
    fail = undefined;
    now = new Date("2026-03-01T12:00:00.000Z");
  });
  afterAll(() => database.close());

  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const store = (subject: string) =>
    insertMessage(database.db, {
      id: crypto.randomUUID(),
      name: "Ada",
      email: "ada@example.org",
      subject,
      message: "A message.",
      inquiryType: "general",
      createdAt: now,
      mailDueAt: now,
    });
  const sweep = (contactEmail: string | undefined = "boss@example.org", isConfigured = true) =>
    mailMessages({
      db: database.db,
      now: () => now,
      logger: pino({ level: "silent" }),
      mailer: {
        isConfigured,
        send: () => {},
        async deliver(mail) {
          tries++;
          const error = fail?.(mail);
          if (error) throw error;
          mails.push(mail);
        },
        close: async () => {},
      },
      contactEmail,
      origin: "https://example.org",
    });
  const mailed = async () =>
    (await database.db.select().from(contactMessages)).map(({ mailedAt }) => mailedAt?.toISOString());

  test("[ADMIN-89] a mail that the mail server refused is tried again at growing intervals, and sent once", async () => {
    fail = () => new Error("connection refused");
    await store("First");
    await sweep();
    await sweep();
    expect(tries).toBe(1);
    expect(await mailed()).toEqual([undefined]);
    advance(2 * minuteMs);
    await sweep();
    advance(2 * minuteMs);
    await sweep();
    expect(tries).toBe(2);
    fail = undefined;
    advance(2 * minuteMs);
    await sweep();
    expect(mails).toHaveLength(1);
    expect(await mailed()).toEqual([now.toISOString()]);
    advance(24 * 60 * minuteMs);
    await sweep();
    expect(mails).toHaveLength(1);
  });

  test("a mail that the mail server refuses does not delay others, and if the server cannot be reached, no further mail is tried", async () => {
    await store("Refused");
    advance(1);
    await store("Fine");
    fail = ({ subject }) =>
      subject.includes("Refused") ? Object.assign(new Error("no"), { responseCode: 550 }) : undefined;
    await sweep();
    expect(mails.map(({ subject }) => subject)).toEqual(["Contact (general): Fine"]);
    await store("One");
    await store("Two");
    tries = 0;
    fail = () => new Error("connection refused");
    await sweep();
    expect(tries).toBe(1);
  });

  test("several processes together mail each message once", async () => {
    for (let count = 0; count < 10; count++) await store(`Message ${count}`);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(10);
    expect(mails).toHaveLength(10);
  });

  test("an attempt to send a mail is repeated if it was interrupted", async () => {
    await store("Cut off");
    fail = () => {
      throw new Error("the process is gone");
    };
    await sweep();
    fail = undefined;
    advance(2 * minuteMs);
    await sweep();
    expect(mails).toHaveLength(1);
  });

  test("a message older than a week is not mailed", async () => {
    await store("Old");
    advance(7 * 24 * 60 * minuteMs);
    await sweep();
    expect(tries).toBe(0);
  });

  test("without a contact address or a mail server, no mail is tried", async () => {
    await store("For nobody");
    await mailMessages({
      ...{ db: database.db, now: () => now, logger: pino({ level: "silent" }), origin: "https://example.org" },
      mailer: { isConfigured: true, send: () => {}, deliver: () => Promise.reject(), close: async () => {} },
      contactEmail: undefined,
    });
    await sweep("boss@example.org", false);
    await sweep();
    expect(mails).toHaveLength(1);
  });
});
