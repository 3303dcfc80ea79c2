import type { Sentence } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import type { TreeClause } from "../../grammar/clauses.ts";
import { capitalize } from "../../lexicon/template.ts";

/** The kind of clause that becomes a separate sentence. */
type CutKind = "and" | "but" | "semicolon" | "relative" | "tail";

/** A place where a sentence can be cut in two. */
export interface Cut {
  readonly kind: CutKind;
  /** The place of the first word or mark that belongs to the second half or goes. */
  readonly at: number;
  readonly parts: readonly Part[];
}

/** A clause that may become a sentence: its extent begins with its link, at `first`, behind a comma or without one. */
export interface Candidate {
  readonly sentence: Sentence;
  readonly text: string;
  readonly clause: TreeClause;
  /** The place of its first word, its link included. */
  readonly first: number;
  /** The place where the cut is: that of the comma before it, or `first`. */
  readonly at: number;
}

/** Puts a full stop at a place and begins the next sentence there with `opening`, in place of all up to the place `next`. */
export function stop({ words }: Sentence, text: string, at: number, next: number, opening = ""): Part {
  const start = words[at]!.pos === "PUNCT" ? words[at]!.start : words[at - 1]!.end;
  // A cut after "Inc." or "p.m." needs no second full stop.
  const mark = text[start - 1] === "." ? "" : ".";
  if (opening !== "") return { start, end: words[next - 1]!.end, after: `${mark} ${opening}` };
  const { start: from, end } = words[next]!;
  return { start, end, after: `${mark} ${capitalize(text.slice(from, end))}` };
}
