import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * The newest migration of the last release, 0.1.0. While servers are updated one after another, that release uses a
 * database that the current release has migrated. Update this name at each release.
 */
const newestOfLastRelease = "0011_batches.sql";

const folder = join(import.meta.dirname, "../../migrations");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Returns the statements without comments, in one line each. */
const statementsOf = (sql: string) =>
  sql
    .replace(/--.*$/gm, "")
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

const name = String.raw`(?:IF (?:NOT )?EXISTS )?(?:ONLY )?"?(\w+)"?`;
const created = (sql: string) =>
  statementsOf(sql).flatMap((statement) => new RegExp(`^CREATE TABLE ${name}`, "i").exec(statement)?.[1] ?? []);

const files = readdirSync(folder).sort();
const ofLastRelease = files.filter((file) => file <= newestOfLastRelease).map(read);
const known = new Set(ofLastRelease.flatMap(created));

/** The unique indexes of the last release, which its statements can name in ON CONFLICT. */
const uniqueIndexes = new Set(
  ofLastRelease.flatMap((sql) =>
    statementsOf(sql).flatMap((statement) => /^CREATE UNIQUE INDEX "?(\w+)/i.exec(statement)?.[1] ?? []),
  ),
);

/** Splits the changes of an ALTER TABLE at the commas that are outside parentheses. */
const changesIn = (list: string) => list.split(/,(?![^(]*\))/).map((change) => change.trim());

/** Returns whether a change adds a column that the last release can omit when it inserts rows. */
const optionalColumn = (change: string) =>
  /^ADD (COLUMN )?/i.test(change) &&
  !/^ADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i.test(change) &&
  (!/\bNOT NULL\b/i.test(change) || /\bDEFAULT\b/i.test(change)) &&
  !/\b(UNIQUE|PRIMARY KEY|CHECK|REFERENCES)\b/i.test(change);

/** Returns whether the last release can still read and write its tables after this statement. */
function onlyAdds(statement: string): boolean {
  if (
    /^(CREATE (UNLOGGED )?TABLE|CREATE EXTENSION|COMMENT|INSERT|UPDATE|CREATE (OR REPLACE )?FUNCTION)\b/i.test(
      statement,
    )
  )
    return true;
  // An index that does not have to be unique changes no answer.
  if (/^CREATE INDEX\b/i.test(statement)) return true;
  const [, dropped] = new RegExp(`^DROP INDEX ${name}$`, "i").exec(statement) ?? [];
  if (dropped) return !uniqueIndexes.has(dropped);
  const [, altered, changes] = new RegExp(`^ALTER TABLE ${name} (.*)$`, "i").exec(statement) ?? [];
  if (altered && changes) return !known.has(altered) || changesIn(changes).every(optionalColumn);
  const [, on] = /^(?:CREATE UNIQUE INDEX|CREATE TRIGGER)\b.*? ON (?:ONLY )?"?(\w+)/i.exec(statement) ?? [];
  return on !== undefined && !known.has(on);
}

test("[BEYOND-34] each migration since the last release only adds to the schema, so that servers of that release keep working", () => {
  expect(files).toContain(newestOfLastRelease);
  expect([...known]).toEqual(expect.arrayContaining(["users", "runs", "batches", "payment_logs"]));
  const since = files.filter((file) => file > newestOfLastRelease);
  expect(since.length).toBeGreaterThan(0);
  const others = since.flatMap((file) =>
    statementsOf(read(file))
      .filter((statement) => !onlyAdds(statement))
      .map((statement) => `${file}: ${statement}`),
  );
  expect(others).toEqual([]);
});

test.each([
  "DROP TABLE users",
  "DELETE FROM users",
  "TRUNCATE users",
  "ALTER TABLE users DROP COLUMN name",
  "ALTER TABLE users RENAME COLUMN name TO full_name",
  "ALTER TABLE users RENAME TO people",
  "ALTER TABLE users ALTER COLUMN name SET NOT NULL",
  "ALTER TABLE users ALTER COLUMN plan TYPE integer USING 1",
  "ALTER TABLE users ADD COLUMN age integer NOT NULL",
  "ALTER TABLE users ADD COLUMN age integer, ADD COLUMN shoe integer NOT NULL",
  "ALTER TABLE ONLY users ADD CONSTRAINT grown CHECK (age > 16)",
  "ALTER TABLE users ADD COLUMN code text UNIQUE",
  "CREATE UNIQUE INDEX users_name ON users (name)",
  "CREATE TRIGGER no_change BEFORE UPDATE ON users EXECUTE FUNCTION refuse()",
  `DROP INDEX ${[...uniqueIndexes][0]}`,
  "DO ''",
])("a migration with %s is not accepted as one that only adds to the schema", (statement) => {
  expect(onlyAdds(statement)).toBe(false);
});

test.each([
  "CREATE TABLE letters (id integer NOT NULL)",
  "ALTER TABLE letters DROP COLUMN id",
  "ALTER TABLE users ADD COLUMN age integer, ADD COLUMN size numeric(5, 2) NOT NULL DEFAULT 0",
  "CREATE UNIQUE INDEX letters_id ON letters (id)",
  "DROP INDEX current_payments_amount",
])(
  "a migration with %s is accepted as one that only adds if the last release has no table named letters",
  (statement) => {
    expect(onlyAdds(statement)).toBe(true);
  },
);
