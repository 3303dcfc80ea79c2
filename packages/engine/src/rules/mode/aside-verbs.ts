import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** The verb of a sentence too long to read as a clause, but plainly one: no comma and no opening phrase before the aside. */
export function onlyVerb(words: readonly Word[], comma: number): number | undefined {
  if (["ADP", "SCONJ", "PART"].includes(words[0]!.pos) || /ing$|ed$/.test(words[0]!.lower)) return undefined;
  if (comma < 6 || words.slice(0, comma).some(({ text }) => text === ",")) return undefined;
  for (let i = 1; i < comma; i++) {
    const group = verbGroupAt(words, i);
    if (group) return group.last;
  }
  return undefined;
}

/** The verb of a part between commas or semicolons that begins like a main clause and has its verb before any relative. */
export function verbOfPart(words: readonly Word[], comma: number): number | undefined {
  let open = true;
  for (let i = 0; i < comma; i++) {
    const { text, lower, pos } = words[i]!;
    const first = i === 0 || /^[,;:]$/.test(words[i - 1]!.text);
    if (first) open = ["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"].includes(pos) && !linking.has(lower);
    if (linking.has(lower) || pos === "SCONJ" || /^[:—–(]$/.test(text)) open = false;
    const group = open && !first ? verbGroupAt(words, i) : undefined;
    if (group && group.last < comma - 1 && !/(?:ing|ed)$/.test(words[group.first]!.lower)) return group.last;
  }
  return undefined;
}

const linking = set("that which who whom whose where when if while as because although what how why whether than");

/** Participles before and after the comma that may make a list together. */
export function isOpenList(words: readonly Word[], verb: number, comma: number): boolean {
  if (/ing$|^(?:i\.e|e\.g)\.?$|\.$/.test(words[comma - 1]!.lower)) return true;
  const before = words.some(
    ({ lower, pos }, i) =>
      i > verb && i < comma && /ing$/.test(lower) && (pos === "VERB" || ["ADP", "SCONJ"].includes(words[i - 1]!.pos)),
  );
  const joined = words.some(
    ({ lower }, i) => i > comma && /ing$/.test(lower) && [",", "and", "or"].includes(words[i - 1]!.lower),
  );
  return before && joined;
}

/** What stands behind a further comma or an "and" in the tail may be the main clause again. */
export function resumes(words: readonly Word[], comma: number, end: number): boolean {
  const relative = words[comma + 1]!.lower === "which" || words[comma + 1]!.lower === "who";
  for (let i = comma + 2; i < end; i++) {
    const { text, pos } = words[i]!;
    if (text === "," && (relative || finiteIn(words, i + 1, end))) return true;
    if (pos !== "CCONJ") continue;
    const next = words[i + 1]!;
    if (!relative && verbGroupAt(words, i + 1) && !/(?:ing|ed)$/.test(next.lower)) return true;
    if (["it", "they", "he", "she", "we", "i", "you", "this", "these", "there"].includes(next.lower)) return true;
  }
  return false;
}

/** True where a finite verb stands among the words [from, to). */
export function finiteIn(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (verbGroupAt(words, i)) return true;
  return false;
}
