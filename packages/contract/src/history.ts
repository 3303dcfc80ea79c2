import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { bytesPerWord, historyLimits, plans } from "./plans.ts";
import { mode } from "./rewriting.ts";

const longestText = 2 * plans.premium.wordsPerRequest * bytesPerWord;

/** One rewriting that a premium account keeps; names as in the browser's own storage. */
const historyItem = z.object({
  id: z.uuid(),
  originalText: z.string().min(1).max(longestText),
  humanizedText: z.string().max(longestText),
  mode,
  timestamp: z.iso.datetime(),
  preview: z.string().max(historyLimits.previewCharacters + 1),
});
export type HistoryItem = z.infer<typeof historyItem>;

const done = z.object({ success: z.literal(true) });
const small = 4096;

export const listHistory = endpoint({
  method: "GET",
  path: "/api/history",
  summary: "The account's history, newest first",
  policy: "premium",
  input: z.object({
    page: z.coerce.number().int().min(1).max(historyLimits.items).default(1),
    limit: z.coerce.number().int().min(1).max(historyLimits.items).default(historyLimits.items),
  }),
  output: z.object({
    data: z.array(historyItem),
    pagination: z.object({ total: z.int(), page: z.int(), limit: z.int() }),
    deleted: z.array(z.uuid()).describe("Items that were deleted elsewhere, so that other browsers forget them too."),
    clearedAt: z.iso.datetime().nullable().describe("What is older was cleared."),
  }),
  errors: ["premium_required"],
  maxBodyBytes: small,
});

export const addHistoryItem = endpoint({
  method: "POST",
  path: "/api/history",
  summary: "Keep one rewriting; the same id twice is one item, and one that was deleted stays deleted",
  policy: "premium",
  input: historyItem.omit({ preview: true }),
  output: done.extend({
    stored: z
      .boolean()
      .describe("True when the account has the item, also from before; false when history is off or it was deleted."),
  }),
  errors: ["premium_required", "too_large"],
  maxBodyBytes: 6 * longestText + small,
});

export const deleteHistoryItem = endpoint({
  method: "DELETE",
  path: "/api/history/{id}",
  summary: "Delete one item, here and in every browser",
  policy: "owner",
  input: z.object({ id: z.uuid() }),
  output: done,
  errors: ["not_found"],
  maxBodyBytes: small,
});

export const clearHistory = endpoint({
  method: "DELETE",
  path: "/api/history",
  summary: "Delete all history, here and in every browser",
  policy: "signed-in",
  input: z.object({}),
  output: done,
  errors: [],
  maxBodyBytes: small,
});
