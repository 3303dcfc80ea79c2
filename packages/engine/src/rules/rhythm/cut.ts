import type { Sentence } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import type { TreeClause } from "../../grammar/clauses.ts";
import { capitalize } from "../../lexicon/template.ts";

/** The kind of clause or phrase that becomes a second sentence when a sentence is divided. */
type CutKind = "and" | "but" | "semicolon" | "relative" | "tail";

/** A place where a sentence can be divided in two, with the edits for this. */
export interface Cut {
  readonly kind: CutKind;
  /** The index of the first word or mark that belongs to the second half, or that is deleted. */
  readonly at: number;
  readonly parts: readonly Part[];
}

/** A clause that may become a sentence. Its first word may be a link such as "and", behind a comma or not. */
export interface Candidate {
  readonly sentence: Sentence;
  readonly text: string;
  readonly clause: TreeClause;
  /** The index of the clause's first word, which may be its link. */
  readonly first: number;
  /** The index where the sentence is cut: that of the comma before the clause, or `first`. */
  readonly at: number;
}

/** Returns the edit that puts a full stop at word `at` and writes `opening` in place of all words up to `next`. */
export function stop({ words }: Sentence, text: string, at: number, next: number, opening = ""): Part {
  const start = words[at]!.pos === "PUNCT" ? words[at]!.start : words[at - 1]!.end;
  // A cut after "Inc." or "p.m." needs no second full stop.
  const mark = text[start - 1] === "." ? "" : ".";
  if (opening !== "") return { start, end: words[next - 1]!.end, after: `${mark} ${opening}` };
  const { start: from, end } = words[next]!;
  return { start, end, after: `${mark} ${capitalize(text.slice(from, end))}` };
}
