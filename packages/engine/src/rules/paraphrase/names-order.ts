import type { Word } from "../../document/document.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Two names in another order: "Ann and Ben" is "Ben and Ann". */
export const namesOrder: Rule = {
  id: "names-order",
  summary: "The same names in another order.",
  stage: "clause",
  level: 7,
  propose: ({ words, text }) => words.flatMap((_, i) => swapped(words, i, text) ?? []),
};

const ordered =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\w+day|North|South|East|West|God|Adam|Eve|Romeo|Juliet|Old|New|Rock|Day)$/;
const linked = new Set(["between", "from", "both", "of", "&", "-", "–", "'s", "’s", "vs", "versus"]);

function swapped(words: readonly Word[], i: number, text: string): Proposal | undefined {
  if (words[i]!.lower !== "and" && words[i]!.lower !== "or") return undefined;
  const comma = words[i - 1]?.text === ",";
  const end = comma ? i - 1 : i;
  const from = nameStart(words, end);
  const to = nameEnd(words, i + 1);
  if (from === end || to === i + 1 || words.some(({ lower }) => lower === "respectively")) return undefined;
  const [before, after] = [words[from - 1], words[to]];
  // With a comma before the link, it ends a list; without, the two names are all there are.
  if (comma && before?.text !== ",") return undefined;
  // "Played Kent and Leeds says": a name behind a preposition may end one clause, and the next begin another.
  const ends = from === 0 ? ["PUNCT", "VERB", "AUX"] : ["PUNCT"];
  if (!after || !ends.includes(after.pos) || /^[-–'’("“]/.test(after.text)) return undefined;
  if (after.text === "," && !comma && before?.text === ",") return undefined;
  if (before && (linked.has(before.lower) || ["NOUN", "ADJ", "NUM", "DET", "PART"].includes(before.pos)))
    return undefined;
  if (before?.text === "," && !comma && words[from - 2]?.pos !== "PROPN") return undefined;
  const names = [...words.slice(from, end), ...words.slice(i + 1, to)];
  if (names.some(({ text }) => ordered.test(text))) return undefined;
  const one = text.slice(words[from]!.start, words[end - 1]!.end);
  const other = text.slice(words[i + 1]!.start, words[to - 1]!.end);
  const between = text.slice(words[end - 1]!.end, words[i + 1]!.start);
  return one === other ? undefined : replace(words[from]!.start, words[to - 1]!.end, `${other}${between}${one}`);
}

function nameStart(words: readonly Word[], to: number): number {
  let from = to;
  while (from > 0 && isName(words[from - 1]!)) from--;
  return from;
}

function nameEnd(words: readonly Word[], from: number): number {
  let to = from;
  while (to < words.length && isName(words[to]!)) to++;
  return to;
}

function isName({ pos, text }: Word): boolean {
  return pos === "PROPN" && /^\p{Lu}[\p{L}'’.]+$/u.test(text);
}
