import type { Edit } from "../edit.ts";
import type { Span } from "../span.ts";

export const modes = ["free", "standard", "academic", "simple", "formal", "informal", "expand", "shorten"] as const;
export type Mode = (typeof modes)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];

/** A word or phrase that the user wants replaced by another one, exactly as written. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

export interface RewriteOptions {
  /** The mode; "standard" by default. */
  readonly mode?: Mode;
  /** American or British spelling throughout; by default each word is left as it is. */
  readonly spelling?: Spelling | undefined;
  /** How much to change, from 1 (light) to 10 (thorough); 7 by default. */
  readonly level?: number;
  /** Any integer, 1 by default. The same text, options, engine version and seed give the same bytes. */
  readonly seed?: number;
  /** Words and phrases to leave as they are, in upper or lower case. */
  readonly keep?: readonly string[];
  /**
   * Words and phrases that the user wants replaced. They are found as whole words in upper or lower case, but not in
   * inflected forms or in protected text. No other change adds these words.
   */
  readonly replacements?: readonly Replacement[];
  /** Words and phrases that no change may add; a word in its base form includes its inflected forms. */
  readonly never?: readonly string[];
}

/** The kinds of protected spans. */
export type KeptKind =
  | "url"
  | "email"
  | "path"
  | "code"
  | "number"
  | "date"
  | "version"
  | "citation"
  | "quotation"
  | "name"
  | "math"
  | "markdown"
  | "placeholder"
  | "word";

export interface Kept extends Span {
  readonly kind: KeptKind;
}

export interface Integrity {
  readonly ok: boolean;
  /** The faults that the final check found, as sentences; empty if `ok`. */
  readonly problems: readonly string[];
}

export interface TextStats {
  /** The number of words: runs of characters without a space. */
  readonly words: number;
  readonly sentences: number;
  /** Flesch-Kincaid grade level (Kincaid et al., 1975). */
  readonly grade: number;
  /** Flesch reading ease (Flesch, 1948). */
  readonly readingEase: number;
}

export interface Stats {
  readonly before: TextStats;
  readonly after: TextStats;
  /** Share of the original's words that are not in the result in the same order, 0 to 1. */
  readonly changed: number;
  /** How many sentences lost their edits because these failed a check. */
  readonly rolledBack: number;
}

/** A message for the user about the text as a whole, such as that it is not English. */
export interface Finding {
  readonly code: "not_english";
  readonly message: string;
}

/** The writer of a sentence of a result: an engine, or the original's author. */
export type Writer = "lite" | "pro" | "pro_local" | "original";

/** The check that accepted a language model's sentence. */
export type CheckedBy = "rules" | "second_reading";

/** A sentence of the original with the writer of its version in the result. */
export interface WrittenSentence extends Span {
  readonly writer: Writer;
  /** How a language model's sentence was checked; null for all other writers. */
  readonly checked: CheckedBy | null;
}

/** Everything that was done to a text, and why. All positions are UTF-16 offsets into the original. */
export interface Report {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly kept: readonly Kept[];
  /** Sentences of the original, in order; no edit crosses the border of one (joined sentences are one). */
  readonly sentences: readonly WrittenSentence[];
  readonly integrity: Integrity;
  readonly stats: Stats;
  readonly findings: readonly Finding[];
}
