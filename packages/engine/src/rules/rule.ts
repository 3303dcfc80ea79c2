import type { Sentence, Word } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import type { Mode, Spelling } from "../options.ts";

/** Tells in which sentence before this one each lemma was last used, in the text before the rule runs. */
export interface Earlier {
  /** Returns the number of the last earlier sentence that has a lemma; undefined if none has. */
  get(lemma: string): number | undefined;
}

/** The input of a rule: a sentence, its neighbours in the same range of prose, the mode and the style. */
export interface Context {
  /** The current text; every offset is a position in it. */
  readonly text: string;
  readonly sentence: Sentence;
  readonly words: readonly Word[];
  readonly previous: Sentence | undefined;
  readonly next: Sentence | undefined;
  readonly mode: Mode;
  /** The beginning of the next range of prose; empty at the end of the text. */
  readonly ahead: string;
  /** True if the sentence is in an item of a list. */
  readonly inList: boolean;
  readonly said: Earlier;
  /** The number of this sentence in the current text, from 0, after additions and deletions by earlier stages. */
  readonly number: number;
  /** True where contractions fit: the text has them or addresses its reader, or the mode asks for them. */
  readonly casual: boolean;
  /** True where the text tells a story. */
  readonly story: boolean;
  /** Picks one of several equally good choices; the same position, seed and list give the same choice. */
  pick<T>(choices: readonly T[], position: number): T;
}

/** A change that a rule wants; all its parts are made together. They are in order and do not overlap. */
export interface Proposal {
  readonly parts: readonly Part[];
  /** Other equally good wordings of the change; the functions in `choose/` pick the best one in its context. */
  readonly others?: readonly (readonly Part[])[];
  /** The reason shown to the reader; without it, the rule's summary is shown. */
  readonly reason?: string;
  /** The lowest level at which the change is made, 1 to 10; without it, the rule's own level counts. */
  readonly level?: number;
}

/** The stages of a rewrite, in order. Each runs on the text of the stage before; "frame" deletes announcements. */
export const stages = ["frame", "clause", "wording", "rhythm", "spelling"] as const;
export type Stage = (typeof stages)[number];

/** The highest level of any rule: at this level all rules run. */
export const boldest = 10;

/** One entry of a table: proposes a change at a word of a sentence. */
export interface Finder {
  readonly level: number;
  /** Returns the words of which one must be the second word of a match; undefined if these are not limited. */
  second(): ReadonlySet<string> | undefined;
  find(context: Context, index: number): Proposal | undefined;
}

/** Limits when a rule or table runs; without any of these fields it always runs. */
export interface Runs {
  /** Runs only in these modes, or only with this spelling. */
  readonly modes?: readonly Mode[];
  readonly spelling?: Spelling;
  /** Modes in which the rule does not run. */
  readonly notIn?: readonly Mode[];
  /** True if the rule divides sentences; each new sentence must then have a subject and a finite verb. */
  readonly splits?: boolean;
  /** True if the rule adds words; the number of such changes in a sentence is limited. */
  readonly adds?: boolean;
  /** True if changes at the rule's lowest levels may remove words even where the text must not get shorter. */
  readonly cutsInFullLength?: boolean;
}

export interface Rule extends Runs {
  readonly id: string;
  /** The reason shown for a change. */
  readonly summary: string;
  readonly stage: Stage;
  /** The lowest level at which the rule runs, 1 to 10. */
  readonly level: number;
  /** Returns the rule's proposals for the sentence; rules that join sentences may change the border to the next. */
  propose?(context: Context): readonly Proposal[];
  /** A table's entries, by the word or part of speech (`posKey`) that they begin with; a table has no `propose`. */
  readonly finders?: ReadonlyMap<string, readonly Finder[]>;
  /** The table's wordings: what each entry looks for, and what it writes. */
  readonly entries?: readonly { readonly match: string; readonly to: string | readonly string[] }[];
}

/** Returns a proposal with one replacement. */
export function replace(start: number, end: number, after: string, extra: Omit<Proposal, "parts"> = {}): Proposal {
  return { parts: [{ start, end, after }], ...extra };
}

/** Returns a proposal with several replacements. */
export function replaceAll(
  ...replacements: readonly (readonly [start: number, end: number, after: string])[]
): Proposal {
  return { parts: replacements.map(([start, end, after]) => ({ start, end, after })) };
}

/** Returns a proposal with a level added: the lowest at which it is made. */
export function atLevel(level: number, proposal: Proposal | undefined): Proposal | undefined {
  return proposal && { ...proposal, level };
}
