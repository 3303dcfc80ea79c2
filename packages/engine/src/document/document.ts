import type { Kept } from "../report/report.ts";
import type { Span } from "../span.ts";
import type { Pos, Tree } from "../syntax/tree.ts";

export type { Pos };

/** One word or punctuation mark. Contractions are two words without a space between them: "do" + "n't". */
export interface Word extends Span {
  readonly text: string;
  /** The word in lower case, with straight apostrophes. */
  readonly lower: string;
  readonly pos: Pos;
  /** The Penn Treebank tag, which distinguishes verb forms, and singular from plural. */
  readonly tag: string;
  /** The word's dictionary form, in lower case. */
  readonly lemma: string;
}

export interface Sentence extends Span {
  readonly words: readonly Word[];
  /** The dependency tree of the sentence; the sentence is parsed when the tree is first read. */
  readonly tree: Tree;
}

export type BlockKind = "paragraph" | "listItem" | "heading" | "table" | "verbatim";

/** A part of a text, such as a paragraph. Blocks are in order without overlaps; text between them is never edited. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** The ranges of prose in the block, with the line ends of wrapped lines; none for headings, tables and code. */
  readonly runs: readonly Span[];
  /** Markup inside the prose, which is never edited: emphasis marks, inline code, link targets, HTML, line prefixes. */
  readonly markup: readonly Kept[];
}
