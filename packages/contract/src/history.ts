import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import { bytesPerWord, historyLimits } from "./limits.ts";
import { plans } from "./plans.ts";
import { mode } from "./rewriting.ts";

const longestText = 2 * plans.premium.wordsPerRequest * bytesPerWord;

const originalTextError = `originalText must be a string of 1 to ${longestText} characters.`;
const humanizedTextError = `humanizedText must be a string of at most ${longestText} characters.`;

/**
 * Describes one rewrite in the history of a premium account. The field names are those that browsers use in local
 * storage.
 */
const historyItem = z.object({
  id: z.uuid("id must be a UUID."),
  originalText: z.string(originalTextError).min(1, originalTextError).max(longestText, originalTextError),
  humanizedText: z.string(humanizedTextError).max(longestText, humanizedTextError),
  mode,
  timestamp: z.iso.datetime("timestamp must be a time in UTC, such as 2026-01-31T12:00:00Z."),
  preview: z.string().max(historyLimits.previewCharacters + 1),
});
export type HistoryItem = z.infer<typeof historyItem>;

/** Creates the schema of a page number or page size. There are at most as many pages as history items. */
function pageNumber(name: string) {
  const error = `${name} must be a whole number from 1 to ${historyLimits.items}.`;
  return z.coerce.number(error).int(error).min(1, error).max(historyLimits.items, error);
}

const done = z.object({ success: z.literal(true) });
const small = 4096;

export const listHistory = endpoint({
  method: "GET",
  path: "/api/history",
  summary: "List the account's history, newest first",
  policy: "premium",
  allowsKeys: true,
  input: z.object({
    page: pageNumber("page").default(1),
    limit: pageNumber("limit").default(historyLimits.items),
  }),
  output: z.object({
    data: z.array(historyItem),
    pagination: z.object({ total: z.int(), page: z.int(), limit: z.int() }),
    deleted: z
      .array(z.uuid())
      .describe("IDs of items deleted in other browsers, so that this browser can delete them too."),
    clearedAt: z.iso.datetime().nullable().describe("When the whole history was last deleted."),
  }),
  errors: ["premium_required"],
  maxBodyBytes: small,
});

export const addHistoryItem = endpoint({
  method: "POST",
  path: "/api/history",
  summary: "Save or update one rewrite (deleted rewrites aren't restored)",
  policy: "premium",
  input: historyItem.omit({ preview: true }),
  output: done.extend({
    stored: z.boolean().describe("True if the item is saved. False if history is off or the item was deleted."),
  }),
  errors: ["premium_required", "too_large"],
  maxBodyBytes: 6 * longestText + small,
});

export const deleteHistoryItem = endpoint({
  method: "DELETE",
  path: "/api/history/{id}",
  summary: "Delete one history item in every browser",
  policy: "owner",
  input: z.object({ id: id() }),
  output: done,
  errors: ["not_found"],
  maxBodyBytes: small,
});

export const clearHistory = endpoint({
  method: "DELETE",
  path: "/api/history",
  summary: "Delete the whole history in every browser",
  policy: "signed-in",
  input: z.object({}),
  output: done,
  errors: [],
  maxBodyBytes: small,
});
