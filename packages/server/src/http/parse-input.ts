import type { z } from "zod";
import { AppError } from "../app-error.ts";

/**
 * Checks a request's fields against an endpoint's input. Keys that the endpoint does not know are ignored.
 * @throws AppError whose sentence names what is wrong
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, fields: object): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const sentences = new Set(parsed.error.issues.map((issue) => toSentence(issue)));
  throw new AppError("invalid_input", [...sentences].join(" "));
}

function toSentence({ path, message }: z.core.$ZodIssue): string {
  return /[.!]$/.test(message) ? message : `${path.join(".")}: ${message}.`;
}
