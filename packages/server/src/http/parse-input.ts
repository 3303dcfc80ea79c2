import { messages } from "@rewright/contract/errors";
import type { z } from "zod";
import { AppError } from "../app-error.ts";

/** In the place of what the library says where the contract says nothing: that is not for people. */
const unsaid = "";

/**
 * Checks a request's fields against an endpoint's input. Keys that the endpoint does not know are ignored.
 * @param named fields that are parts of the path
 * @throws AppError `invalid_input`, whose sentence names what is wrong; `not_found` where a part of the path is
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
  // Some that the product names have no full stop.
  const ended = sentences.map((one) => (sentences.length === 1 || /[.!]$/.test(one) ? one : `${one}.`));
  throw new AppError("invalid_input", ended.join(" "));
}

/** The contract's own sentence, or one that says where the trouble is. */
function toSentence({ path, message }: z.core.$ZodIssue): string {
  if (message !== unsaid) return message;
  return path.length === 0 ? messages.invalid_input : `${path.join(".")} is missing or has a wrong value.`;
}
