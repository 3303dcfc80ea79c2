import type { Database } from "../../db/database.ts";
import { watchedDatabase } from "../../db/watched-database.ts";
import type { Tracing } from "./tracing.ts";

const longestStatement = 1000;

/**
 * Wraps the database so that each statement and transaction inside a span gets a child span, without the statement's
 * values.
 */
export function traceDatabase(database: Database, tracing: Tracing): Database {
  return watchedDatabase(database, (statement, run) => {
    if (statement === "commit") return run();
    const text = withoutValues(statement);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
    const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text };
    return tracing.run(`database ${operation}`, { kind: "client", attributes, onlyWithin: true }, run);
  });
}

/**
 * Returns an SQL statement with each text and number replaced by a question mark. Parameters are not part of the
 * statement.
 */
export function withoutValues(statement: string): string {
  return statement
    .replaceAll(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g, "?")
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/g, "?")
    .slice(0, longestStatement);
}
