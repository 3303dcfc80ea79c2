import type { Sentence } from "../document/document.ts";

/** The kind of a word or phrase; for a verb, its form. Only parts of the same kind can be joined or contrasted. */
export type Shape = "thing" | "quality" | "phrase" | "base" | "s" | "past" | "ing";

const shapes: Readonly<Record<string, Shape>> = {
  VB: "base",
  VBP: "base",
  VBZ: "s",
  VBD: "past",
  VBN: "past",
  VBG: "ing",
};

/** Returns the kind of the phrase that begins at `from` and has the head `head`; undefined if the kind is unclear. */
export function shapeOf({ words, tree }: Sentence, from: number, head: number): Shape | undefined {
  for (let i = from; i < head; i++) if (!isWithin(tree.heads, i, head)) return undefined;
  const first = words[from]!;
  if (["ADP", "SCONJ"].includes(first.pos) && tree.heads[from] === head) return "phrase";
  const { pos, tag } = words[head]!;
  if (pos === "VERB") return from === head || first.lower === "to" ? shapes[tag] : undefined;
  const before = words.slice(from, head);
  if (pos === "ADJ") return before.every((word) => word.pos === "ADV") ? "quality" : undefined;
  const isGroup = before.every((word) => !["ADP", "SCONJ", "AUX"].includes(word.pos)) && first.pos !== "VERB";
  return ["NOUN", "PROPN", "PRON"].includes(pos) && isGroup ? "thing" : undefined;
}

function isWithin(heads: Int32Array, word: number, head: number): boolean {
  let i = word;
  while (i >= 0 && i !== head) i = heads[i]!;
  return i === head;
}
