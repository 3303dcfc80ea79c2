import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import type { Outage } from "./outage.ts";

/**
 * Creates the server's log, which consists of JSON lines. Logged errors contain no texts of users. If `outage` is
 * given, omits repeated errors while the database is down.
 */
export function createLogger(level: string, stream?: DestinationStream, outage?: Pick<Outage, "judge">): Logger {
  const options: LoggerOptions = { level, serializers: { err: describe } };
  if (outage) {
    options.hooks = {
      logMethod(given, write) {
        const [fields] = given as readonly unknown[];
        const error = typeof fields === "object" && fields !== null && "err" in fields ? fields.err : undefined;
        const verdict = outage.judge(error);
        if (verdict !== "leave out") write.apply(this, given);
        if (verdict === "begin") this.warn("the database is away; more lines about it are left out until it is back");
      },
    };
  }
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Fields of a database error that contain only names of this server's tables and columns. Other fields may quote
 * values.
 */
const safeFields = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/**
 * Returns the loggable part of an error: for a failed query its statement without values, for a database error only
 * names.
 */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const about = { type: error.name, ...messageOf(error), ...cause };
  // Omit the stack: while the database is down, every request logs this error.
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
