import { messages } from "@rewright/contract/errors";
import type { z } from "zod";
import { AppError } from "../app-error.ts";

/**
 * The text that replaces the validation library's own messages, which are not written for users. `toSentence`
 * recognizes it.
 */
const unsaid = "";

/**
 * Checks a request's fields against the endpoint's schema. Ignores unknown keys.
 * @param named - names of the fields that are parts of the path
 * @throws AppError `invalid_input` with a message about the problem; `not_found` if a part of the path is invalid
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  fields: object,
  named: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const parsed = schema.safeParse({ ...fields, ...named }, { error: () => unsaid });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  if (issues.some(({ path: [field] }) => field !== undefined && Object.hasOwn(named, field))) {
    throw new AppError("not_found");
  }
  const sentences = [...new Set(issues.map(toSentence))];
  // Some messages of the API have no full stop.
  const ended = sentences.map((one) => (sentences.length === 1 || /[.!]$/.test(one) ? one : `${one}.`));
  throw new AppError("invalid_input", ended.join(" "));
}

/** Returns the schema's message about a problem, or else one that names the field. */
function toSentence({ path, message }: z.core.$ZodIssue): string {
  if (message !== unsaid) return message;
  return path.length === 0 ? messages.invalid_input : `${path.join(".")} is missing or has a wrong value.`;
}
