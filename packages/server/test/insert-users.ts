import type { Db } from "../src/db/database.ts";
import { users } from "../src/db/schema.ts";

type Row = typeof users.$inferInsert;

/**
 * Stores accounts directly in the database, without the emails and passwords of a sign-up.
 * @returns their ids, in order
 */
export async function insertUsers(db: Db, people: readonly Partial<Row>[]): Promise<string[]> {
  const rows = people.map((given): Row => {
    const id = given.id ?? crypto.randomUUID();
    const { firstName = "Ada", lastName = "Example" } = given;
    const createdAt = given.createdAt ?? new Date("2026-02-01T00:00:00.000Z");
    const made = { id, email: `${id}@example.org`, firstName, lastName, name: `${firstName} ${lastName}`.trim() };
    return { ...made, createdAt, updatedAt: createdAt, ...given };
  });
  if (rows.length > 0) await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}
