import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { keepLimits, levels, maxAlternatives } from "./plans.ts";

/** Modes on the wire and on the command line. Premium (Ultra run) joins with the Pro engine. */
export const modes = ["free", "standard", "academic", "simple", "formal", "informal", "expand", "shorten"] as const;
export const mode = z.enum(modes);
export type Mode = z.infer<typeof mode>;

const span = { start: z.int().min(0), end: z.int().min(0) };

export const edit = z.object({
  ...span,
  before: z.string(),
  after: z.string(),
  rule: z.string(),
  reason: z.string(),
  /** Edits that share a group are undone together. */
  group: z.int().optional(),
});

const textStats = z.object({ words: z.int(), sentences: z.int(), grade: z.number(), readingEase: z.number() });

const seed = z.int().min(0).max(2 ** 31 - 1);

const humanizeInput = z.object({
  text_content: z.string(),
  mode: mode.default("standard"),
  level: z.int().min(levels.min).max(levels.max).default(levels.recommended),
  seed: seed.default(1),
  keep: z.array(z.string().min(1).max(keepLimits.characters)).max(keepLimits.items).default([]),
});

const humanizeOutput = z.object({
  transformed_text: z.string(),
  /** In order, never overlapping; UTF-16 offsets into the input. */
  edits: z.array(edit),
  kept: z.array(z.object({ ...span, kind: z.string() })),
  /** Sentences of the input; no edit crosses the border of one. */
  sentences: z.array(z.object(span)),
  integrity: z.object({ ok: z.boolean(), problems: z.array(z.string()) }),
  stats: z.object({ before: textStats, after: textStats, changed: z.number(), rolledBack: z.int() }),
  findings: z.array(z.object({ code: z.string(), message: z.string() })),
  engine: z.literal("lite"),
  version: z.string(),
  seed: z.int(),
});
export type HumanizeResult = z.infer<typeof humanizeOutput>;

export const humanize = endpoint({
  method: "POST",
  path: "/hum",
  summary: "Rewrite a text",
  policy: "guest-quota",
  input: humanizeInput,
  output: humanizeOutput,
});

export const humanizeSentence = endpoint({
  method: "POST",
  path: "/hum/sentence",
  summary: "Rewrite one sentence or paragraph; counts like a whole text",
  policy: "guest-quota",
  input: humanizeInput,
  output: humanizeOutput,
});

export const sentenceAlternatives = endpoint({
  method: "POST",
  path: "/hum/alternatives",
  summary: "Other ways to say one sentence; not counted, but limited by rate",
  policy: "public",
  input: z.object({ sentence: z.string(), mode: mode.default("standard"), seed: seed.default(1) }),
  output: z.object({ alternatives: z.array(z.string()).max(maxAlternatives) }),
});
