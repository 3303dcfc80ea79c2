import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { insertUsers } from "#test/insert-users.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { firstAdminNote } from "./first-admin.ts";
import { seedAdmins } from "./seed-admins.ts";

const origin = "http://localhost:3000";
const known = { adminEmails: ["a@example.org", "b@example.org"], origin, canMail: true, sandboxUrl: undefined };

test("[ADMIN-9] starting a server that has no administrator prints how to become the first one", () => {
  const asNamed = "There is no administrator yet. Sign up as a@example.org or b@example.org at";
  expect(firstAdminNote(known)).toBe(`${asNamed} ${origin}/signup and open the link in the email.`);
  const inSandbox = firstAdminNote({ ...known, sandboxUrl: "http://localhost:3001" });
  expect(inSandbox).toBe(
    `${asNamed} ${origin}/signup and open the link in the email. The sandbox's mailbox is at http://localhost:3001/mail`,
  );
  expect(firstAdminNote({ ...known, adminEmails: [], canMail: false })).toBe(
    "There is no administrator yet. Set ADMIN_EMAILS to your email address and restart the server. Then sign up " +
      "with this address and open the link in the email. Email isn't set up. Set SMTP_URL so that email addresses can be verified.",
  );
});

describe("first administrator", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
  });
  afterAll(() => database.close());

  test("[ADMIN-9] can be a user who had verified the email address before the operator listed it", async () => {
    const { db } = database;
    const decided = { role: "user", roleDecidedAt: new Date(), emailVerified: true } as const;
    await insertUsers(db, [
      { email: "verified@example.org", emailVerified: true },
      { email: "unverified@example.org" },
      { email: "decided@example.org", ...decided },
      { email: "banned@example.org", role: "admin", emailVerified: true, isActive: false },
    ]);
    expect(await seedAdmins({ db }, [])).toBe(false);
    expect(await seedAdmins({ db }, ["unverified@example.org", "decided@example.org"])).toBe(false);
    expect(await seedAdmins({ db }, ["verified@example.org"])).toBe(true);
    expect(await seedAdmins({ db }, [])).toBe(true);
  });
});
