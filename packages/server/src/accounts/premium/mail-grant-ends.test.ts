import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endRunningGrants } from "#src/admin/users/change-store.ts";
import type { Database } from "#src/db/database.ts";
import { premiumGrants, users } from "#src/db/schema.ts";
import type { Mail } from "#src/mail/mail.ts";
import { insertUsers } from "#test/insert-users.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { grantPremiumTo } from "./grant-premium.ts";
import { mailGrantEnds } from "./mail-grant-ends.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const origin = "https://example.org";

describe.each(databaseKinds)("mails about Premium granted by an administrator (%s database)", (kind) => {
  let database: Database;
  let admin: string;
  let sent: Mail[];
  let tries: number;
  let failure: Error | undefined;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    [admin = ""] = await insertUsers(database.db, [{ role: "admin" }]);
  }, 120_000);
  beforeEach(async () => {
    await database.db.delete(premiumGrants);
    sent = [];
    tries = 0;
    failure = undefined;
    now = new Date("2026-03-01T12:00:00.000Z");
  });
  afterAll(() => database.close());

  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  /** Returns the dependencies of a newly started server. All state is in the database. */
  const deps = (isConfigured = true) => ({
    db: database.db,
    now: () => now,
    logger: pino({ level: "silent" }),
    mailer: {
      isConfigured,
      send: (mail: Mail) => void sent.push(mail),
      async deliver(mail: Mail) {
        tries++;
        if (failure) throw failure;
        sent.push(mail);
      },
      close: async () => {},
    },
    origin,
  });
  const sweep = (isConfigured?: boolean) => mailGrantEnds(deps(isConfigured));
  async function person(given: Partial<typeof users.$inferInsert> = {}) {
    const [id = ""] = await insertUsers(database.db, [given]);
    return { id, email: `${id}@example.org` };
  }
  const grant = (email: string, days?: number) =>
    grantPremiumTo(deps(), { id: admin }, { email, days, reason: "Thanks" });
  const subjects = () => sent.map(({ subject }) => subject);

  test("[MESSAGES-120] the start of a grant is mailed with the grant's end date, and the end is mailed once, even if the server restarts", async () => {
    const { email } = await person();
    await grant(email, 30);
    expect(sent).toMatchObject([{ to: email, subject: "You now have Premium" }]);
    expect(sent[0]!.paragraphs[0]).toBe(
      "You have Premium free of charge until 31 Mar 2026. After that, you'll be on the Free plan, and you won't be charged.",
    );
    await sweep();
    expect(sent).toHaveLength(1);
    advance(30 * dayMs);
    await sweep();
    expect(sent.slice(1)).toMatchObject([{ to: email, subject: "Premium has ended" }]);
    expect(sent[1]!.paragraphs[0]).toContain("you weren't charged");
    await sweep();
    advance(dayMs);
    await sweep();
    expect(sent).toHaveLength(2);
  });

  test("[MESSAGES-120] the mail about a grant without an end date says so, and an administrator's ending of it is mailed", async () => {
    const { id, email } = await person();
    await grant(email);
    expect(sent[0]!.paragraphs[0]).toBe("You now have Premium, free of charge and with no end date.");
    await grant(email, 5);
    advance(dayMs);
    await endRunningGrants(database.db, id, now);
    await sweep();
    expect(subjects().slice(2)).toEqual(["Premium has ended"]);
  });

  test("[MESSAGES-120] an owner who keeps Premium by another grant or a subscription gets no mail about the end", async () => {
    const again = await person();
    await grant(again.email, 1);
    await grant(again.email, 2);
    const payer = await person({ plan: "premium" });
    await grant(payer.email, 1);
    expect(sent[2]!.paragraphs).toContain("Your subscription stays as it is.");
    advance(dayMs);
    await sweep();
    expect(sent).toHaveLength(3);
    advance(dayMs);
    await sweep();
    expect(sent.slice(3)).toMatchObject([{ to: again.email, subject: "Premium has ended" }]);
    await database.db.update(users).set({ plan: "normal" }).where(eq(users.id, payer.id));
    await sweep();
    expect(sent).toHaveLength(4);
  });

  test("[MESSAGES-120] a mail that the mail server refused is sent again later, once", async () => {
    const { email } = await person();
    await grant(email, 1);
    advance(dayMs);
    failure = new Error("connection refused");
    await sweep();
    await sweep();
    expect(tries).toBe(1);
    failure = undefined;
    advance(2 * minuteMs);
    await sweep();
    advance(dayMs);
    await sweep();
    expect(subjects().slice(1)).toEqual(["Premium has ended"]);
  });

  test("[MESSAGES-120] several processes that look for ended grants at the same time mail the end of each grant once", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person()));
    for (const { email } of people) await grant(email, 1);
    advance(dayMs);
    sent = [];
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test("[MESSAGES-120] the owner of a banned account gets no mail", async () => {
    const { email } = await person({ isActive: false });
    await grant(email, 1);
    advance(dayMs);
    await sweep();
    expect(sent).toEqual([]);
  });

  test("[MESSAGES-120] no mail about the end of a grant is sent without a mail server, or later than a week after the end", async () => {
    const [early, late] = [await person(), await person()];
    await grant(late.email, 1);
    advance(dayMs);
    await grant(early.email, 7);
    advance(7 * dayMs);
    sent = [];
    await sweep(false);
    expect(sent).toEqual([]);
    await sweep();
    expect(sent.map(({ to }) => to)).toEqual([early.email]);
  });
});
