import type { Edit } from "../edit.ts";
import type { CheckedBy, Kept, Report } from "../report/report.ts";
import type { Span } from "../span.ts";

/** The engine that rewrites: the local one, a language model, or the local one with a deeper search. */
export type EngineName = "lite" | "pro" | "pro_local";

/** A protected span inside a chunk, and the placeholder that represents it in a model's prompt. */
export interface Slot extends Kept {
  /** The placeholder in the prompt, which the answer must contain, too, such as `⟦3:Ada Lovelace⟧`. */
  readonly mark: string;
}

/** Prose that a model rewrites at once: a paragraph, a list item, or some sentences of a long paragraph. */
export interface Chunk extends Span {
  /** The index of the part of the text that the chunk is in. */
  readonly part: number;
  /** The chunk's text with a placeholder for every protected span. */
  readonly marked: string;
  /** The protected spans, in order; positions are offsets into the whole text. */
  readonly slots: readonly Slot[];
  readonly words: number;
  /** The chunk's sentences, as offsets into the whole text. */
  readonly sentences: readonly Span[];
  /** Some words of the prose before and after the chunk, which a model reads for context but does not rewrite. */
  readonly before: string;
  readonly after: string;
}

/** The pieces in which a text is sent to a model. */
export interface Plan {
  /** The local engine's rewrite, which is used for each chunk that the model does not answer. */
  readonly lite: Report;
  /**
   * The edits that make the user's replacements. No engine changes the words to be replaced; these edits are made last.
   */
  readonly replacements: readonly Edit[];
  /** The parts in which a result is delivered: adjacent spans that together are the whole text. */
  readonly parts: readonly Span[];
  /** The chunks, in order; empty if the text is not English or has no prose. */
  readonly chunks: readonly Chunk[];
}

/** The possible faults of a model's answer. */
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
  | "meaning"
  | "unchanged"
  | "barred_word";

export interface Problem {
  readonly code: ProblemCode;
  /** A plain sentence that tells the model what to change when it is asked again. */
  readonly message: string;
}

/**
 * Adjacent sentences of a chunk, mostly one, with the answer's version of them (a "bead"). They are accepted or refused
 * together.
 */
export interface Bead extends Span {
  /** The source's words, with protected spans instead of placeholders. */
  readonly source: string;
  /** The answer's words, as they would be in the result. */
  readonly text: string;
  /** The edits from source to answer, as offsets into the whole text; none touches a protected span. */
  readonly edits: readonly Edit[];
  /** Faults for which the answer's sentences are refused, whatever a second check by a model says. */
  readonly problems: readonly Problem[];
  /** Doubts that only a second check by a model can decide; without that check, any doubt is a refusal. */
  readonly doubts: readonly Problem[];
  /** True if the sentences refer to those before them in the answer and can be accepted only together with these. */
  readonly isBound: boolean;
  /**
   * The source's sentences before and after, with the cost of leaving each unchanged next to the rewritten text. Empty
   * if nothing is changed.
   */
  readonly neighbours: readonly Neighbour[];
  /** Quality from 0 to 1, by meaning kept, how well it reads, and AI score; higher is better. */
  readonly score: number;
}

/** A sentence of the source, and the cost, in words, of leaving it unchanged next to a rewritten one. */
export interface Neighbour extends Span {
  readonly cost: number;
}

/** The result of checking a model's answer, after repairs. */
export interface Review {
  /** Faults of the whole answer; with any of them no sentence is accepted. */
  readonly problems: readonly Problem[];
  /** The answer's sentences in order, each with its source. Sentences that the answer left out are missing. */
  readonly beads: readonly Bead[];
}

/** Rewritten sentences that were accepted, or sentences that stay as they are. */
export interface Taken extends Span {
  readonly edits: readonly Edit[];
  /** The check that accepted the sentences; null if no wording passed, so that there are no edits. */
  readonly checked: CheckedBy | null;
}

/**
 * The choice for a chunk. A list has the accepted sentences in order; the local engine writes the other ones. "lite"
 * means that the local engine writes the whole chunk, "unchanged" that no engine has reached it.
 */
export type Choice = readonly Taken[] | "lite" | "unchanged";
