import type { z } from "zod";
import { AppError } from "../app-error.ts";

/**
 * Checks a body against an endpoint's input. Keys that the endpoint does not know are ignored.
 * @throws AppError whose sentence names what is wrong
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("invalid_input", "The request body must be a JSON object.");
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const sentences = new Set(parsed.error.issues.map((issue) => toSentence(issue)));
  throw new AppError("invalid_input", [...sentences].join(" "));
}

function toSentence({ path, message }: z.core.$ZodIssue): string {
  return message.endsWith(".") ? message : `${path.join(".")}: ${message}.`;
}
