// Repeats the sorting test of `list-users.test.ts` many more times than the normal tests do, because each list costs
// dozens of requests.
import { userSorts } from "@rewright/contract/admin/users";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { verified } from "#test/browser.ts";
import { everyUserOnce } from "#test/every-user-once.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";

const boss = "boss@admins.example.org";

describe.each(databaseKinds)("list of users (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    const app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.101" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  test.each(userSorts)("shows each user once, sorted by %s, while users are added", (by) =>
    everyUserOnce({ database, admin, by, numRuns: 60 }),
  );
});
