import type { Sentence, Word } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import type { Mode, Spelling } from "../report/report.ts";

/** The lemmas of a text's sentences before this one, as they are when the rule runs. */
export interface Earlier {
  /** Returns the number of the last sentence that has a lemma. */
  get(lemma: string): number | undefined;
}

/** The input of a rule: one sentence with its neighbours in the same run of prose, and how to write. */
export interface Context {
  /** The current text; every offset points into it. */
  readonly text: string;
  readonly sentence: Sentence;
  readonly words: readonly Word[];
  readonly previous: Sentence | undefined;
  readonly next: Sentence | undefined;
  readonly mode: Mode;
  /** The beginning of the next stretch of prose; empty at the end of the text. */
  readonly ahead: string;
  /** True in an item of a list. */
  readonly inList: boolean;
  readonly said: Earlier;
  /** The number of this sentence in the text, from 0; sentences that earlier stages added or left out count as they are now. */
  readonly number: number;
  /** Whether contractions fit: the text has them or addresses its reader, or the mode asks for them. */
  readonly casual: boolean;
  /** True where the text tells a story. */
  readonly story: boolean;
  /** Picks one of several equally good ways; the same place, seed and list give the same choice. */
  pick<T>(choices: readonly T[], position: number): T;
}

/** A change that a rule wants. The parts belong together; they are in order and do not overlap. */
export interface Proposal {
  readonly parts: readonly Part[];
  /** Equally good wordings of the change; `choose/` picks the best in its place. */
  readonly others?: readonly (readonly Part[])[];
  /** The reason for the reader; default is the rule's summary. */
  readonly reason?: string;
  /** The lowest level at which to make the change, 1 to 10; default is the rule's own. */
  readonly level?: number;
}

/** The stages of a rewrite, in order: frames are announcements and openers. Each sees what the one before left. */
export const stages = ["frame", "clause", "wording", "rhythm", "spelling"] as const;
export type Stage = (typeof stages)[number];

/** The highest level of any rule: at it all of them run. */
export const boldest = 10;

/** One entry of a table: what it proposes for a sentence at one of its words. */
export interface Finder {
  readonly level: number;
  find(context: Context, index: number): Proposal | undefined;
}

/** When a rule or a table runs: always, unless one of these says otherwise. */
export interface Runs {
  /** Only in these modes, or with this spelling. */
  readonly modes?: readonly Mode[];
  readonly spelling?: Spelling;
  /** Not in these modes. */
  readonly notIn?: readonly Mode[];
  /** True where each sentence that it makes of one must read as one: with a subject and a finite verb. */
  readonly splits?: boolean;
  /** True where it adds words, of which a sentence bears only so many. */
  readonly adds?: boolean;
  /** True where it may, at its lowest levels, leave fewer words even in a mode whose text must not get shorter. */
  readonly cutsInFullLength?: boolean;
}

export interface Rule extends Runs {
  readonly id: string;
  /** The reason shown for a change. */
  readonly summary: string;
  readonly stage: Stage;
  /** The lowest level at which it runs, 1 to 10. */
  readonly level: number;
  /** Returns its proposals for the context's sentence (and, for joins, the border to the next). */
  propose?(context: Context): readonly Proposal[];
  /**
   * The finders of a table, by the word or part of speech (`posKey`) that an entry begins with; it has no `propose`.
   */
  readonly finders?: ReadonlyMap<string, readonly Finder[]>;
  /** The wordings of that table: what each line looks for, and what it writes. */
  readonly entries?: readonly { readonly match: string; readonly to: string | readonly string[] }[];
}

/** Returns a proposal with one replacement. */
export function replace(start: number, end: number, after: string, extra: Omit<Proposal, "parts"> = {}): Proposal {
  return { parts: [{ start, end, after }], ...extra };
}

/** A proposal with several replacements. */
export function replaceAll(
  ...replacements: readonly (readonly [start: number, end: number, after: string])[]
): Proposal {
  return { parts: replacements.map(([start, end, after]) => ({ start, end, after })) };
}

/** Returns a proposal with the level at which it is made. */
export function atLevel(level: number, proposal: Proposal | undefined): Proposal | undefined {
  return proposal && { ...proposal, level };
}
