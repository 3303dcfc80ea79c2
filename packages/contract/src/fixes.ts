import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxFixedSentences } from "./limits.ts";
import { humanizeInput, maxBodyBytes } from "./rewriting.ts";

const sentencesError = `sentences must be a list of 1 to ${maxFixedSentences} strings.`;
const { mode, spelling, seed, keep, replacements, never, saved_words } = humanizeInput.shape;

/** Lists the reasons why a stock phrase was not replaced. */
const noFixReasons = ["kept_by_you", "protected", "failed_checks", "no_wording"] as const;

const phraseFix = z.object({
  start: z.int().min(0).describe("UTF-16 offset into the sentence."),
  end: z.int().min(0),
  fixed: z.string().nullable().describe("The sentence without the phrase. Null if there's no fix."),
  why: z.enum(noFixReasons).nullable().describe("Why there's no fix. Null if there is one."),
});
export type PhraseFix = z.infer<typeof phraseFix>;

export const suggestFixes = endpoint({
  method: "POST",
  path: "/hum/fixes",
  summary:
    "Suggest fixes for the stock phrases in sentences, at the maximum strength (rate-limited, doesn't count as a rewrite)",
  policy: "public",
  allowsKeys: true,
  input: z.object({
    sentences: z
      .array(z.string(sentencesError), sentencesError)
      .min(1, sentencesError)
      .max(maxFixedSentences, sentencesError),
    mode,
    spelling,
    seed,
    keep,
    replacements,
    never,
    saved_words,
  }),
  output: z.object({
    sentences: z.array(z.array(phraseFix)).describe("The stock phrases in each sentence, in order."),
  }),
  errors: ["empty_text", "too_many_words", "timed_out", "busy", "maintenance", "sign_in_required", "premium_required"],
  maxBodyBytes,
});
