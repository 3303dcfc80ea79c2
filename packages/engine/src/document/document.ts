import type { Kept } from "../report/report.ts";
import type { Span } from "../span.ts";
import type { Pos, Tree } from "../syntax/tree.ts";

export type { Pos };

/** One word or punctuation mark. Contractions are two words that touch: "do" + "n't". */
export interface Word extends Span {
  readonly text: string;
  /** Lower case, curly apostrophes made straight. */
  readonly lower: string;
  readonly pos: Pos;
  /** Tag of the Penn Treebank, which tells verb forms and numbers apart. */
  readonly tag: string;
  /** Dictionary form in lower case. */
  readonly lemma: string;
}

export interface Sentence extends Span {
  readonly words: readonly Word[];
  /** The dependency tree of its words, found when it is first asked for. */
  readonly tree: Tree;
}

export type BlockKind = "paragraph" | "listItem" | "heading" | "table" | "verbatim";

/** A stretch of text with one role. Blocks are in order without overlaps; text between them is never edited. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** The prose in it, line ends inside a wrapped paragraph included; empty for headings, tables and verbatim blocks. */
  readonly runs: readonly Span[];
  /** Markup inside the runs that stays as it is: emphasis marks, inline code, link targets, raw HTML, line prefixes. */
  readonly markup: readonly Kept[];
}
