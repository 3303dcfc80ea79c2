import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { bytesPerWord, keepLimits, maxFixedSentences, plans } from "./plans.ts";
import { humanizeInput } from "./rewriting.ts";

const sentencesError = `sentences must be a list of 1 to ${maxFixedSentences} texts.`;
const { mode, spelling, seed, keep } = humanizeInput.shape;

/** Lists the reasons why a stock phrase has no fix. */
const noFixReasons = ["kept_by_you", "protected", "failed_checks", "no_wording"] as const;

const phraseFix = z.object({
  start: z.int().min(0).describe("UTF-16 offsets into the sentence."),
  end: z.int().min(0),
  fixed: z.string().nullable().describe("The sentence without the phrase; null where there is no fix."),
  why: z.enum(noFixReasons).nullable().describe("Why there is no fix; null where there is one."),
});
export type PhraseFix = z.infer<typeof phraseFix>;

/** Leaves room for the longest text of any plan with every byte as a JSON escape, and for the words to keep. */
const maxBodyBytes =
  6 * (plans.premium.wordsPerRequest * bytesPerWord + keepLimits.items * keepLimits.characters) + 4096;

export const suggestFixes = endpoint({
  method: "POST",
  path: "/hum/fixes",
  summary: "What the highest level makes of the stock phrases in sentences; not counted, but limited by rate",
  policy: "public",
  input: z.object({
    sentences: z
      .array(z.string(sentencesError), sentencesError)
      .min(1, sentencesError)
      .max(maxFixedSentences, sentencesError),
    mode,
    spelling,
    seed,
    keep,
  }),
  output: z.object({
    sentences: z.array(z.array(phraseFix)).describe("The stock phrases of each sentence, in order."),
  }),
  errors: ["empty_text", "too_many_words", "timed_out", "busy", "maintenance", "premium_required"],
  maxBodyBytes,
});
