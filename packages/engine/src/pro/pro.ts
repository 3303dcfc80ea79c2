import type { Edit } from "../edit.ts";
import type { Kept, Report, RewriteOptions } from "../report/report.ts";
import type { Span } from "../span.ts";

/** Who wrote a sentence: the local engine, a language model, or the local engine searching deeper. */
export type EngineName = "lite" | "pro" | "pro_local";

/** A report that says of each sentence who wrote it. */
export interface ProReport extends Report {
  /** As long as `sentences`. */
  readonly writers: readonly EngineName[];
}

/** A protected span inside a chunk, and the mark that stands for it in what a model is given. */
export interface Slot extends Kept {
  /** What the model sees in its place and has to give back, such as `⟦3:Ada Lovelace⟧`. */
  readonly mark: string;
}

/** Prose that a model rewrites at once: a paragraph, a list item, or some sentences of a long paragraph. */
export interface Chunk extends Span {
  /** The part of the text that it lies in. */
  readonly part: number;
  /** Its text with a mark for every protected span. */
  readonly marked: string;
  /** In order; positions are offsets into the whole text. */
  readonly slots: readonly Slot[];
  readonly words: number;
  /** The prose before and after it, shortened, which is there to be understood and not to be rewritten. */
  readonly before: string;
  readonly after: string;
}

/** How a text is given to a model, piece by piece. */
export interface Plan {
  /** What the local engine makes of the text: the answer for each chunk for which a model has none. */
  readonly lite: Report;
  /** What is delivered at once: spans that adjoin and together are the whole text. */
  readonly parts: readonly Span[];
  /** In order; empty where the text is not English or has no prose. */
  readonly chunks: readonly Chunk[];
}

/** What can be wrong with a model's answer. */
export type ProblemCode =
  | "empty"
  | "refusal"
  | "preamble"
  | "prompt_leak"
  | "obeyed"
  | "language"
  | "slot"
  | "number"
  | "name"
  | "negation"
  | "modality"
  | "added_fact"
  | "length"
  | "markdown"
  | "grammar"
  | "meaning";

export interface Problem {
  readonly code: ProblemCode;
  /** For the model, which is asked again once: what to mend, in a plain sentence. */
  readonly message: string;
}

/** What the checks say of one answer of a model, after what can be repaired was repaired. */
export type Verdict =
  | {
      readonly ok: true;
      /** The chunk as it would stand in the result. */
      readonly text: string;
      /** From the chunk to it, as offsets into the whole text; no protected span is touched. */
      readonly edits: readonly Edit[];
      /** Higher is better: meaning kept, reading, and AI-likeness, from 0 to 1. */
      readonly score: number;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * What was taken for each chunk: the edits of an answer that passed, "lite" for the local engine's, "unchanged" for a
 * chunk that was not reached.
 */
export type Choice = { readonly edits: readonly Edit[] } | "lite" | "unchanged";

/** How a text is to be rewritten by Pro. */
export type ProOptions = RewriteOptions;
