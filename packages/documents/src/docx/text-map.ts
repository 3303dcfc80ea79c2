import { type Atom, lineBreak, type Words } from "./inline.ts";
import { cut, withMarks } from "./marks.ts";

/** A part of the text and, if it can be edited, the words of the file that it shows. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly words: { readonly of: Words; readonly from: number } | undefined;
}

/** The text of a document, and the origin of each piece of it. */
export interface TextMap {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A paragraph, list item or table to be written, with its prefix. */
export interface Block {
  readonly kind: "paragraph" | "heading" | "item" | "quote" | "code" | "table";
  readonly prefix: string;
  readonly atoms: readonly Atom[];
}

/** Joins all blocks that are not empty into one text. */
export function writeText(blocks: readonly Block[]): TextMap {
  const pieces: Piece[] = [];
  let text = "";
  const add = (atom: Pick<Atom, "text" | "words">): void => {
    if (atom.text !== "") pieces.push({ start: text.length, text: atom.text, words: atom.words });
    text += atom.text;
  };
  const addFixed = (fixed: string): void => add({ text: fixed, words: undefined });

  let previous: Block | undefined;
  for (const block of blocks) {
    const atoms = dressed(block);
    if (atoms.length === 0) continue;
    if (previous?.kind === "code" && block.kind !== "code") addFixed("\n```");
    if (previous) addFixed(isTight(previous, block) ? "\n" : "\n\n");
    if (block.kind === "code" && previous?.kind !== "code") addFixed("```\n");
    addFixed(block.prefix);
    atoms.forEach(add);
    previous = block;
  }
  if (previous?.kind === "code") addFixed("\n```");
  return { text, pieces };
}

function isTight(previous: Block, { kind }: Block): boolean {
  return previous.kind === kind && (kind === "item" || kind === "code");
}

function dressed({ kind, atoms }: Block): readonly Atom[] {
  if (kind === "table") return atoms;
  if (kind === "heading") return trimmed(atoms.map(oneLine));
  if (kind === "code") return atoms.map((atom) => (atom.text === lineBreak ? { ...atom, text: "\n" } : atom));
  return withMarks(trimmed(atoms));
}

/** Replaces a line break by a space, since it would end a heading or a cell. */
export function oneLine(atom: Atom): Atom {
  return atom.text === lineBreak ? { ...atom, text: " " } : atom;
}

/** Removes the space, tabs and breaks at both ends, which stay in the file. */
export function trimmed(atoms: readonly Atom[]): Atom[] {
  const first = atoms.findIndex(({ text }) => text.trim() !== "");
  const last = atoms.findLastIndex(({ text }) => text.trim() !== "");
  return atoms.slice(first, last + 1).map((atom, index, kept) => {
    const from = index === 0 ? atom.text.length - atom.text.trimStart().length : 0;
    const to = index === kept.length - 1 ? atom.text.trimEnd().length : atom.text.length;
    return cut(atom, from, to);
  });
}
