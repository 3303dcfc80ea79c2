import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import {
  checks,
  engines,
  partlyLite,
  proNotUsed,
  proUnavailable,
  stoppedEarly,
  toneNotApplied,
  writers,
} from "./engines.ts";
import { bytesPerWord, keepLimits, levels, maxAlternatives, plans } from "./plans.ts";
import { spellings, tones } from "./style.ts";

/** The modes that are for everyone; each is a way to write. */
const freeModes = ["free", "standard", "academic", "simple", "formal", "informal", "expand", "shorten"] as const;
export type FreeMode = (typeof freeModes)[number];

/** Modes on the wire; premium is what Ultra run selects. */
export const modes = [...freeModes, "premium"] as const;
export const mode = z.enum(modes, { error: `mode must be one of ${modes.join(", ")}.` });
export type Mode = z.infer<typeof mode>;

const style = z
  .enum(freeModes, { error: `style must be one of ${freeModes.join(", ")}.` })
  .describe("How the mode premium writes: like the mode of that name. In every other mode it has no effect.");

const tone = z
  .enum(tones, { error: `tone must be one of ${tones.join(", ")}.` })
  .describe(
    "How the text is to sound where a language model writes it. Elsewhere only neutral has an effect, and of any other " +
      `the finding ${toneNotApplied.code} says that it was ignored.`,
  );

const spelling = z
  .enum(spellings, { error: `spelling must be one of ${spellings.join(", ")}.` })
  .describe("American or British spelling throughout; absent: each word as it is.");

const span = { start: z.int().min(0), end: z.int().min(0) };

const edit = z.object({
  ...span,
  before: z.string(),
  after: z.string(),
  rule: z.string(),
  reason: z.string(),
  /** Edits that share a group are undone together. */
  group: z.int().optional(),
});

const textStats = z.object({
  words: z.int(),
  sentences: z.int(),
  grade: z.number().describe("Flesch-Kincaid grade."),
  readingEase: z.number().describe("Flesch reading ease."),
  sentenceLengths: z.array(z.int()).describe("Words of each sentence, in order."),
  stockPhrases: z.array(z.object(span)).describe("Where the text uses phrases known from machine-made prose."),
});

const likeness = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .describe("0 reads human-written, 1 machine-written; null where there is too little text, or it is not English.");
const sentenceLikeness = likeness.describe(
  "As of the text, judged with the sentences around it; null also for greetings, headings, quotations and a few words.",
);
const detection = z.object({ likeness, sentences: z.array(z.object({ ...span, likeness: sentenceLikeness })) });
export type Detection = z.infer<typeof detection>;

const seedError = "seed must be a whole number from 0 to 2147483647.";
const seed = z
  .int(seedError)
  .min(0, seedError)
  .max(2 ** 31 - 1, seedError)
  .describe("The same text, options, version and seed give the same bytes.");

const levelError = `level must be a whole number from ${levels.min} to ${levels.max}.`;
const level = z
  .int(levelError)
  .min(levels.min, levelError)
  .max(levels.max, levelError)
  .describe("How much is changed: 1 is a light touch, 10 is thorough.");

const keepError =
  `keep must be a list of up to ${keepLimits.items} words or phrases ` +
  `of 1 to ${keepLimits.characters} characters each.`;
const keep = z
  .array(z.string(keepError).regex(/\S/, keepError).max(keepLimits.characters, keepError), keepError)
  .max(keepLimits.items, keepError)
  .describe("Words and phrases that stay as they are.");

const { wordsPerRequest } = plans.free;
const textLimits = `Up to ${wordsPerRequest} words and ${wordsPerRequest * bytesPerWord} bytes in UTF-8 without a plan.`;

export const humanizeInput = z.object({
  text_content: z.string("text_content must be a text.").describe(textLimits),
  mode: mode.default("standard"),
  ultra: z
    .boolean("ultra must be true or false.")
    .default(false)
    .describe(
      "Ultra run, for premium accounts: true selects the mode premium, whatever mode says. The level is then the highest.",
    ),
  style: style.default("standard"),
  tone: tone.default("neutral"),
  spelling: spelling.optional(),
  level: level.default(levels.recommended),
  seed: seed.default(1),
  keep: keep.default([]),
});

/** Room for the longest text of any plan, every byte of it written as a JSON escape, and the words to keep. */
const maxBodyBytes =
  6 * (plans.premium.wordsPerRequest * bytesPerWord + keepLimits.items * keepLimits.characters) + 4096;

export const humanizeOutput = z.object({
  transformed_text: z.string(),
  /** In order, never overlapping; UTF-16 offsets into the input. */
  edits: z.array(edit),
  kept: z.array(z.object({ ...span, kind: z.string() })),
  /** Sentences of the input; no edit crosses the border of one. */
  sentences: z.array(
    z.object({
      ...span,
      writer: z.enum(writers).describe("The engine that wrote it; original where it is unchanged."),
      checked: z.enum(checks).nullable().describe("How it was compared with the input; null unless writer is pro."),
    }),
  ),
  integrity: z.object({ ok: z.boolean(), problems: z.array(z.string()) }),
  stats: z.object({ before: textStats, after: textStats, changed: z.number(), rolledBack: z.int() }),
  likeness: z
    .object({ before: detection, after: detection })
    .describe("AI-likeness of the input and of transformed_text; positions are offsets into the one and the other."),
  findings: z
    .array(z.object({ code: z.string(), message: z.string() }))
    .describe(
      `What else is to be known. Of Humanize Pro: ${proUnavailable.code} where it could not answer, ${proNotUsed.code} where ` +
        `nothing that it wrote passed the checks, ${partlyLite.code} where some sentences are by Humanize Lite for that ` +
        `reason, ${stoppedEarly.code} where a run was stopped. ${toneNotApplied.code} where a tone was asked for and no language ` +
        "model wrote.",
    ),
  engine: z.enum(engines).describe("Who answered; some sentences may be by another, see there."),
  version: z.string(),
  seed: z.int(),
});
export type HumanizeResult = z.infer<typeof humanizeOutput>;

const textErrors = ["empty_text", "too_many_words", "timed_out", "busy", "maintenance"] as const;
const rewritingErrors = [
  ...textErrors,
  "sign_in_required",
  "premium_required",
  "daily_limit_reached",
  "unavailable",
] as const;

export const humanize = endpoint({
  method: "POST",
  path: "/hum",
  summary: "Rewrite a text",
  description:
    "Positions are UTF-16 offsets into text_content. A failed rewrite is not counted, neither is one of Humanize Pro's " +
    "in which no sentence is by Humanize Pro, nor a text that is not English, which comes back unchanged with a finding.",
  policy: "quota",
  input: humanizeInput,
  output: humanizeOutput,
  errors: rewritingErrors,
  maxBodyBytes,
});

export const humanizeSentence = endpoint({
  method: "POST",
  path: "/hum/sentence",
  summary: "Rewrite one sentence or paragraph; counts like a whole text",
  policy: "quota",
  input: humanizeInput,
  output: humanizeOutput,
  errors: rewritingErrors,
  maxBodyBytes,
});

export const sentenceAlternatives = endpoint({
  method: "POST",
  path: "/hum/alternatives",
  summary: "Other ways to say one sentence; not counted, but limited by rate",
  policy: "public",
  input: z.object({
    sentence: z.string("sentence must be a text.").describe(textLimits),
    mode: mode.default("standard"),
    seed: seed.default(1),
  }),
  output: z.object({ alternatives: z.array(z.string()).max(maxAlternatives).describe("Best first.") }),
  errors: [...textErrors, "premium_required"],
  maxBodyBytes,
});
