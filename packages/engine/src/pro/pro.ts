import type { Edit } from "../edit.ts";
import type { CheckedBy, Kept, Report } from "../report/report.ts";
import type { Span } from "../span.ts";

/** Which engine answers: the local one, a language model, or the local one searching deeper. */
export type EngineName = "lite" | "pro" | "pro_local";

/** A protected span inside a chunk, and its mark in the text for a model. */
export interface Slot extends Kept {
  /** The mark that replaces it in the prompt, and that the answer must contain, such as `⟦3:Ada Lovelace⟧`. */
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
  /** Its sentences, as offsets into the whole text. */
  readonly sentences: readonly Span[];
  /** The prose before and after it, shortened, which is there to be understood and not to be rewritten. */
  readonly before: string;
  readonly after: string;
}

/** The pieces in which a text is sent to a model. */
export interface Plan {
  /** The local engine's rewrite: the answer for each chunk that the model does not answer. */
  readonly lite: Report;
  /** The parts to deliver: adjacent spans that together are the whole text. */
  readonly parts: readonly Span[];
  /** In order; empty where the text is not English or has no prose. */
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
  | "unchanged";

export interface Problem {
  readonly code: ProblemCode;
  /** For the model, which is asked again once: what to mend, in a plain sentence. */
  readonly message: string;
}

/** Sentences of a chunk, mostly one, and what an answer made of them: what is taken or left as a whole. */
export interface Bead extends Span {
  /** The source's words, with what is protected written out. */
  readonly source: string;
  /** The answer's, as they would be in the result. */
  readonly text: string;
  /** From the one to the other, as offsets into the whole text; none touches a protected span. */
  readonly edits: readonly Edit[];
  /** Faults that refuse it, whatever a second reading says. */
  readonly problems: readonly Problem[];
  /** Doubts that words alone cannot decide; without a second reading any doubt refuses it. */
  readonly doubts: readonly Problem[];
  /** True where it refers to what the answer's bead before it says, and can be taken only behind that. */
  readonly isBound: boolean;
  /** The sentences on both sides of it in the source that was given; a bead that changes nothing needs none. */
  readonly neighbours: readonly Neighbour[];
  /** Higher is better: meaning kept, reading, and AI-likeness, from 0 to 1. */
  readonly score: number;
}

/** A sentence of the source, and what it costs, in words, to leave it as it is beside a bead. */
export interface Neighbour extends Span {
  readonly cost: number;
}

/** The result of checking one answer of a model, after repairs. */
export interface Review {
  /** Faults of the whole answer; then it has no beads. */
  readonly problems: readonly Problem[];
  /** In the order of the answer. Sentences of the chunk that the answer left out are in none. */
  readonly beads: readonly Bead[];
}

/** A bead that was taken, or sentences that stay as they are. */
export interface Taken extends Span {
  readonly edits: readonly Edit[];
  /** By what the bead was checked; null where no wording passed, so that there are no edits. */
  readonly checked: CheckedBy | null;
}

/**
 * The choice for a chunk: accepted beads in order (the rest is the local engine's), "lite", or "unchanged" if not
 * reached.
 */
export type Choice = readonly Taken[] | "lite" | "unchanged";
