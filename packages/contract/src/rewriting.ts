import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import {
  checks,
  engines,
  noOtherVersion,
  notCounted,
  partlyLiteCode,
  proNotUsed,
  proUnavailable,
  stoppedEarly,
  toneNotApplied,
  writers,
} from "./engines.ts";
import { grammarSetting, grammarUnchecked, textFinding } from "./findings.ts";
import { bytesPerWord, levels, maxAlternatives, maxVersions, wordLimits } from "./limits.ts";
import { plans, repeatHours } from "./plans.ts";
import { spellings, tones } from "./rewrite-values.ts";

/** Lists the modes of rewriting that every plan includes. */
const freeModes = ["free", "standard", "academic", "simple", "formal", "informal", "expand", "shorten"] as const;
export type FreeMode = (typeof freeModes)[number];

/** Lists the modes that a request can name. "premium" is rewriting with Humanize Pro. */
export const modes = [...freeModes, "premium"] as const;
export const mode = z.enum(modes, { error: `mode must be one of ${modes.join(", ")}.` });
export type Mode = z.infer<typeof mode>;

const style = z
  .enum(freeModes, { error: `style must be one of ${freeModes.join(", ")}.` })
  .describe('The style of a rewrite if the mode is "premium". Other modes ignore it.');

const tone = z
  .enum(tones, { error: `tone must be one of ${tones.join(", ")}.` })
  .describe(
    "The tone of the text if a language model writes it. Otherwise we ignore the tone and, unless it's neutral, " +
      `add the note ${toneNotApplied.code}.`,
  );

const spelling = z
  .enum(spellings, { error: `spelling must be one of ${spellings.join(", ")}.` })
  .describe("American or British spelling. By default, each word keeps its spelling.");

const span = { start: z.int().min(0), end: z.int().min(0) };

const edit = z.object({
  ...span,
  before: z.string(),
  after: z.string(),
  rule: z.string(),
  reason: z.string(),
  /** The number of a group of edits. Edits of the same group are undone together. */
  group: z.int().optional(),
});

const textStats = z.object({
  words: z.int(),
  sentences: z.int(),
  grade: z.number().describe("Flesch-Kincaid grade level."),
  readingEase: z.number().describe("Flesch reading-ease score."),
  sentenceLengths: z.array(z.int()).describe("Number of words in each sentence, in order."),
  stockPhrases: z.array(z.object(span)).describe("Positions of phrases that are common in AI-written text."),
});

const likeness = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .describe(
    "AI score from 0 (reads as human-written) to 1 (reads as AI-written). Null if the text is too short or isn't English.",
  );
const sentenceLikeness = likeness.describe(
  "The sentence's AI score, which takes the sentences around it into account. Null if the whole text has no AI score, and for greetings, headings, quotations and very short sentences.",
);
const detection = z.object({ likeness, sentences: z.array(z.object({ ...span, likeness: sentenceLikeness })) });
export type Detection = z.infer<typeof detection>;

const seedError = "seed must be a whole number from 0 to 2147483647.";
const seed = z
  .int(seedError)
  .min(0, seedError)
  .max(2 ** 31 - 1, seedError)
  .describe("The same text, settings, version and seed always give the same result.");

const levelError = `level must be a whole number from ${levels.min} to ${levels.max}.`;
const level = z
  .int(levelError)
  .min(levels.min, levelError)
  .max(levels.max, levelError)
  .describe("How much to change, from 1 (light) to 10 (thorough).");

/** Returns the schema of a list of words and phrases. */
function wordList(name: string) {
  const error = `${name} must be a list of up to ${wordLimits.items} words or phrases of 1 to ${wordLimits.characters} characters each.`;
  return z
    .array(z.string(error).regex(/\S/, error).max(wordLimits.characters, error), error)
    .max(wordLimits.items, error);
}

const keep = wordList("keep").describe("Words and phrases to leave unchanged.");
const never = wordList("never").describe(
  "Words and phrases that the rewrite must not add. The base form of a word also covers its inflected forms.",
);

const replacementsError = `replacements must be a list of up to ${wordLimits.items} objects with from and to, each of 1 to ${wordLimits.characters} characters.`;
const replacedWord = z
  .string(replacementsError)
  .regex(/\S/, replacementsError)
  .max(wordLimits.characters, replacementsError);
const replacements = z
  .array(z.object({ from: replacedWord, to: replacedWord }, replacementsError), replacementsError)
  .max(wordLimits.items, replacementsError)
  .describe(
    "Words and phrases to replace. We replace whole words, in upper or lower case, but not their inflected forms.",
  );

const savedWords = z
  .boolean("saved_words must be true or false.")
  .describe("Whether to also apply the words that are saved with the account.");

const grammar = grammarSetting.describe(
  "Whether to check transformed_text for spelling and grammar. Possible mistakes are added to findings, at most 500. Words to keep and replacements are no mistakes.",
);

const { wordsPerRequest } = plans.free;
const textLimits = `Up to ${wordsPerRequest} words and ${wordsPerRequest * bytesPerWord} bytes in UTF-8 for accounts without Premium.`;

export const humanizeInput = z.object({
  text_content: z.string("text_content must be a string.").describe(textLimits),
  mode: mode.default("standard"),
  ultra: z
    .boolean("ultra must be true or false.")
    .default(false)
    .describe(
      'Whether to use Ultra run, which rewrites with Pro (Premium accounts only). If true, we ignore the mode field and use the mode "premium".',
    ),
  style: style.default("standard"),
  tone: tone.default("neutral"),
  spelling: spelling.optional(),
  level: level.default(levels.recommended),
  seed: seed.default(1),
  keep: keep.default([]),
  replacements: replacements.default([]),
  never: never.default([]),
  saved_words: savedWords.default(true),
  grammar,
});

/**
 * The largest request body, in bytes: the longest text of any plan and the longest lists of words, with each byte as a
 * JSON escape.
 */
export const maxBodyBytes =
  6 * (plans.premium.wordsPerRequest * bytesPerWord + 4 * wordLimits.items * wordLimits.characters) + 4096;

export const humanizeOutput = z.object({
  transformed_text: z.string(),
  /** The edits in order and without overlaps. Positions are UTF-16 offsets in the input. */
  edits: z.array(edit),
  kept: z.array(z.object({ ...span, kind: z.string() })),
  /** The sentences of the input. No edit crosses the boundary of a sentence. */
  sentences: z.array(
    z.object({
      ...span,
      writer: z
        .enum(writers)
        .describe('The engine that wrote the sentence. "original" means that the sentence is unchanged.'),
      checked: z
        .enum(checks)
        .nullable()
        .describe("How the sentence was checked against the input. Null unless Pro wrote it."),
    }),
  ),
  integrity: z.object({ ok: z.boolean(), problems: z.array(z.string()) }),
  stats: z.object({
    before: textStats,
    after: textStats,
    changed: z.number(),
    rolledBack: z.int(),
    unknownWords: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe(
        "The share of the input's lowercase words that aren't in our word list. Most such words are misspelled.",
      ),
  }),
  likeness: z
    .object({ before: detection, after: detection })
    .describe("The AI scores of the input and of transformed_text, with offsets into each."),
  findings: z
    .array(textFinding)
    .describe(
      `Notes on the result. ${proUnavailable.code}: Pro was unavailable. ${proNotUsed.code}: Pro's versions failed the ` +
        `checks. ${partlyLiteCode}: Lite wrote some sentences for one of these reasons. ${stoppedEarly.code}: you stopped the rewrite. ` +
        `grammar: a possible mistake in transformed_text, if you asked for the check. ${grammarUnchecked.code}: the check took too long. ` +
        `${toneNotApplied.code}: the tone was ignored, because no language ` +
        `model wrote the text. ${notCounted.code}: the account already rewrote the same text with the same settings.`,
    ),
  lite_text: z
    .string()
    .optional()
    .describe("Lite's version of the same text, sent with an account's last free Pro rewrite."),
  engine: z
    .enum(engines)
    .describe(
      "The engine that wrote the text. If it wrote only some of the sentences, the sentences field says which.",
    ),
  version: z.string(),
  seed: z.int(),
});
export type HumanizeResult = z.infer<typeof humanizeOutput>;

const textErrors = ["empty_text", "too_many_words", "timed_out", "busy", "maintenance"] as const;
/** Error codes of endpoints that rewrite text. */
export const rewritingErrors = [
  ...textErrors,
  "sign_in_required",
  "premium_required",
  "daily_limit_reached",
  "unavailable",
] as const;

const unlikeError = `unlike must be a list of up to ${maxVersions} seeds.`;

export const humanize = endpoint({
  method: "POST",
  path: "/hum",
  summary: "Rewrite text",
  description: `Positions are UTF-16 offsets into text_content. Text that isn't English is returned unchanged, with a note. We don't count such text, a failed rewrite, or a Pro rewrite in which Pro wrote none of the sentences. Unless a language model does the rewriting, we also don't count the same text with the same settings again within ${repeatHours} hours.`,
  policy: "quota",
  allowsKeys: true,
  input: humanizeInput.extend({
    unlike: z
      .array(seed, unlikeError)
      .max(maxVersions, unlikeError)
      .default([])
      .describe(
        `Seeds of the versions you already have. Lite tries a few more seeds until the text differs. If none gives a different text, we add the note ${noOtherVersion.code} and don't count the rewrite.`,
      ),
  }),
  output: humanizeOutput,
  isIdempotent: true,
  errors: [...rewritingErrors, "in_progress", "key_reused", "answer_deleted"],
  maxBodyBytes,
});

export const humanizeSentence = endpoint({
  method: "POST",
  path: "/hum/sentence",
  summary: "Rewrite one sentence or paragraph (counts as one rewrite)",
  policy: "quota",
  allowsKeys: true,
  input: humanizeInput,
  output: humanizeOutput,
  errors: rewritingErrors,
  maxBodyBytes,
});

const wordingsError = "wordings must be a list of up to 2 strings.";

const synonym = z.object({
  ...span,
  after: z.string().describe("The word or phrase that replaces the characters from start to end."),
  text: z.string().describe("The full wording with this synonym in it."),
});
export type Synonym = z.infer<typeof synonym>;

export const sentenceAlternatives = endpoint({
  method: "POST",
  path: "/hum/alternatives",
  summary: "Get alternatives for one sentence, and synonyms for its words (rate-limited, doesn't count as a rewrite)",
  policy: "public",
  allowsKeys: true,
  input: z.object({
    sentence: z.string("sentence must be a string.").describe(textLimits),
    mode: mode.default("standard"),
    seed: seed.default(1),
    wordings: z
      .array(z.string(wordingsError), wordingsError)
      .max(2, wordingsError)
      .default([])
      .describe("Up to two wordings of the sentence. We find synonyms for the words of each."),
    keep: keep.default([]),
    replacements: replacements.default([]),
    never: never.default([]),
    saved_words: savedWords.default(true),
  }),
  output: z.object({
    alternatives: z.array(z.string()).max(maxAlternatives).describe("The alternatives, best first."),
    synonyms: z
      .array(z.array(synonym))
      .describe("For each wording, the synonyms that fit, in order of position. Offsets refer to that wording."),
  }),
  errors: [...textErrors, "sign_in_required", "premium_required"],
  maxBodyBytes,
});

export const measureText = endpoint({
  method: "POST",
  path: "/hum/measure",
  summary: "Measure the AI score and readability of text (rate-limited, doesn't count as a rewrite)",
  policy: "public",
  allowsKeys: true,
  input: z.object({
    text: z.string("text must be a string.").describe("At most twice the maximum length of a rewrite."),
  }),
  output: z.object({ stats: textStats, likeness: detection }),
  errors: textErrors,
  maxBodyBytes: 2 * maxBodyBytes,
});
export type Measured = z.infer<typeof measureText.output>;
