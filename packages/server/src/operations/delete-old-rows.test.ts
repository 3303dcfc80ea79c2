import { randomUUID } from "node:crypto";
import { periods } from "@rewright/contract/periods";
import { repeatHours } from "@rewright/contract/plans";
import { expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { deleteOldRows } from "./delete-old-rows.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test.each(databaseKinds)(
  "[CONSTANTS-46, CONSTANTS-48, CONSTANTS-50, CONSTANTS-51, CONSTANTS-53, ENTITIES-49] old rows are deleted after their retention period and not before (%s database)",
  async (kind) => {
    const database = await openTestDatabase(kind);
    const query = (sql: string, values: readonly unknown[] = []) => database.query(sql, values);
    const now = new Date();
    const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const [person] = await query(
      `INSERT INTO users (id, email, name, created_at, updated_at) VALUES ($1, 'ada@example.org', 'Ada', now(), now())
      RETURNING id`,
      [randomUUID()],
    );
    const id = person?.id;

    /** For each table, the maximum age of a row, and a function that inserts a row of a given age. */
    const tables: Record<
      string,
      [keptMs: number, make: (name: string, at: string) => Promise<unknown>, names: string]
    > = {
      attempts: [0, (name, at) => query("INSERT INTO attempts VALUES ($1, $2)", [name, at]), "key"],
      rate_limits: [
        0,
        (name, at) => query("INSERT INTO rate_limits VALUES ($1, 1, $2)", [name, Date.parse(at)]),
        "key",
      ],
      sessions: [
        0,
        (name, at) =>
          query(
            `INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at)
            VALUES (gen_random_uuid(), $1, $2, $3, now(), now())`,
            [id, name, at],
          ),
        "token",
      ],
      verifications: [
        0,
        (name, at) =>
          query(
            `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at)
            VALUES (gen_random_uuid(), $1, '', $2, now(), now())`,
            [name, at],
          ),
        "identifier",
      ],
      history_items: [
        periods.deletedHistoryDays * dayMs,
        (name, at) =>
          query("INSERT INTO history_items VALUES ($1, gen_random_uuid(), '', '', 'standard', $2, now(), $3)", [
            id,
            name,
            at,
          ]),
        "preview",
      ],
      batches: [
        0,
        (name, at) => query("INSERT INTO batches VALUES (gen_random_uuid(), $1, $2, '', now(), $3)", [id, name, at]),
        "mode",
      ],
      counted_requests: [
        repeatHours * 60 * minuteMs,
        (name, at) => query("INSERT INTO counted_requests VALUES ($1, $2::text::bytea, $3)", [id, name, at]),
        "convert_from(request_hash, 'UTF8')",
      ],
      audit_log: [
        periods.auditDays * dayMs,
        (name, at) =>
          query(
            "INSERT INTO audit_log (at, action, target_kind, target_id, details) VALUES ($2, 'x', 'user', $1, '{}')",
            [name, at],
          ),
        "target_id",
      ],
    };
    for (const [keptMs, make] of Object.values(tables)) {
      await make("young", ago(keptMs - minuteMs));
      await make("old", ago(keptMs + minuteMs));
    }
    const youngDay = ago(periods.activityDays * dayMs).slice(0, 10);
    const oldDay = ago((periods.activityDays + 1) * dayMs).slice(0, 10);
    for (const day of [youngDay, oldDay]) {
      await query("INSERT INTO activity_days (day, user_id) VALUES ($1, $2)", [day, id]);
    }
    await deleteOldRows({ db: database.db, now: () => now });
    expect(await query("SELECT day::text AS day FROM activity_days")).toEqual([{ day: youngDay }]);
    for (const [table, [, , names]] of Object.entries(tables)) {
      expect([table, await query(`SELECT ${names} AS name FROM ${table}`)]).toEqual([table, [{ name: "young" }]]);
    }
    await database.close();
  },
);
