import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";
import { isOutOfReach } from "../db/is-out-of-reach.ts";

/** The product's log: JSON lines. What people wrote must not reach it by way of an error either. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: describe } };
  return stream ? pino(options, stream) : pino(options);
}

/** Fields of a database's error that name things of ours. Its `detail`, `where` and message quote what people sent. */
const safeFields = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/** An error for the log: of a failed query the statement without its values, and of the database's refusal its names. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const about = { type: error.name, ...messageOf(error), ...cause };
  // Every request says so while the database is away, and where it noticed is of no use.
  if (isOutOfReach(error)) return about;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { ...about, stack: frames.join("\n") };
}

function messageOf(error: Error): object {
  if (error instanceof DrizzleQueryError) return { message: "a query failed", query: error.query };
  const fields: Partial<Record<string, unknown>> = { ...error };
  if (!("severity" in error))
    return { message: error.message, ...(fields.code !== undefined && { code: fields.code }) };
  return Object.fromEntries(safeFields.map((name) => [name, fields[name]]));
}
