import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import type { Outage } from "./outage.ts";

/**
 * Creates the product's log in JSON lines. Errors are logged without texts of users. With `outage`, lines about a
 * database that is known to be away are left out.
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

/** Fields of a database error that contain our names. Its `detail`, `where` and message quote values. */
const safeFields = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/**
 * Describes an error for the log: a failed query by its statement without values, and a database error by its names.
 */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const about = { type: error.name, ...messageOf(error), ...cause };
  // While the database is away every request logs this error, and its stack is of no use.
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
