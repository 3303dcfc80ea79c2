import type { Database } from "../../db/database.ts";
import { watchedDatabase } from "../../db/watched-database.ts";
import type { Tracing } from "./tracing.ts";

const longestStatement = 1000;

/** Returns the database so that each statement and transaction within a span is a span, without its values. */
export function traceDatabase(database: Database, tracing: Tracing): Database {
  return watchedDatabase(database, (statement, run) => {
    if (statement === "commit") return run();
    const text = withoutValues(statement);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
    const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text };
    return tracing.run(`database ${operation}`, { kind: "client", attributes, onlyWithin: true }, run);
  });
}

/** Returns a statement with a question mark for each text and number in it; its parameters are not in it anyway. */
export function withoutValues(statement: string): string {
  return statement
    .replaceAll(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g, "?")
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/g, "?")
    .slice(0, longestStatement);
}
