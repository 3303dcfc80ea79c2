import type { Word } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";
import { isIdle } from "./idle.ts";
import { opposed } from "./opposites.ts";
import { colourless, praise } from "./soft-words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers the emptier of two joined words, and a middle item of a list; the budget takes those that tell least. */
export const cutItems: Rule = {
  id: "cut-items",
  modes: ["shorten"],
  summary: "The list says as much without this item.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap((_, i) => dropMiddle(words, i) ?? dropOfPair(words, i) ?? []);
  },
};

/** ", cakes" of "bread, cakes, and jam": a middle item that is built like the one after "and". */
function dropMiddle(words: readonly Word[], i: number): Proposal | undefined {
  if (words[i]!.text !== "," || counted(words, i)) return undefined;
  const close = nextComma(words, i);
  if (close < i + 2 || close > i + 8 || tellsAll(words, i)) return undefined;
  const kind = kindOf(words.slice(i + 1, close));
  if (!kind) return undefined;
  // Further items may follow before the one with "and".
  let last = close;
  while (words[last + 1]?.lower !== "and") {
    const further = nextComma(words, last);
    if (further < last + 2 || further > last + 8 || kindOf(words.slice(last + 1, further)) !== kind) return undefined;
    last = further;
  }
  const final = words.slice(last + 2, last + 6);
  const ends = final.some((_, k) => kindOf(final.slice(0, k + 1)) === kind);
  if (!ends || !continues(words, i, kind)) return undefined;
  const end = last === close ? words[close]!.end : words[close]!.start;
  return { parts: [{ start: words[i - 1]!.end, end, after: "" }] };
}

/** "An alloy of iron, chromium, and nickel": the list says what there is. */
function tellsAll(words: readonly Word[], i: number): boolean {
  const verb = words.findLast(({ pos }, k) => k < i && (pos === "VERB" || pos === "AUX"));
  return verb !== undefined && total.has(verb.lemma);
}

const total = set(
  "be include comprise consist involve contain constitute combine make mix blend form divide call cover",
);

/** The item before the comma must be of the same kind. */
function continues(words: readonly Word[], comma: number, kind: string): boolean {
  const before = words[comma - 1]!;
  if (kind === "noun") return before.pos === "NOUN";
  if (kind === "adjective") return before.pos === "ADJ";
  return words.slice(Math.max(0, comma - 8), comma).some((word) => word.pos === "VERB" && formOf(word) === kind);
}

function nextComma(words: readonly Word[], i: number): number {
  let k = i + 1;
  while (k < words.length && words[k]!.text !== ",") k++;
  return k < words.length ? k : -1;
}

/** What an item of a list is: a noun phrase, an adjective, or a verb of some form with what it governs. */
function kindOf(item: readonly Word[]): string | undefined {
  const [first, ...rest] = item;
  if (!first || !isIdle(item) || item.some(({ lower }) => relatives.has(lower))) return undefined;
  if (rest.length === 0 && first.pos === "ADJ") return "adjective";
  if (item.at(-1)!.pos !== "NOUN" && !(rest.length === 0 && first.pos === "VERB")) return undefined;
  if (!rest.every(({ pos }) => ["NOUN", "ADJ", "DET", "ADP"].includes(pos))) return undefined;
  if (first.pos === "VERB") return formOf(first);
  return ["NOUN", "ADJ", "DET"].includes(first.pos) ? "noun" : undefined;
}

const relatives = set("which that who whose whom where when this these");

function formOf({ lower }: Word): string {
  return /(?:ing|ed|s)$/.exec(lower)?.[0] ?? "base";
}

/** A number or a colon before the list announces how many items there are. */
function counted(words: readonly Word[], i: number): boolean {
  return words
    .slice(Math.max(0, i - 12), i)
    .some(({ pos, text, lower }) => pos === "NUM" || /^[:;"“(]$/.test(text) || announcing.has(lower));
}

const announcing = set("both between either three four five six seven eight two such-and-such trio");

/** One of two adjectives before a noun, or of two verbs with one object. */
function dropOfPair(words: readonly Word[], i: number): Proposal | undefined {
  const [first, and, second, noun] = words.slice(i, i + 4);
  if (!first || and?.lower !== "and" || !second || !noun || first.pos !== second.pos) return undefined;
  const before = words[i - 1];
  if (!before || !isIdle([first, second]) || before.text === "," || isHyphen(before) || isHyphen(noun))
    return undefined;
  if (/^(?:both|between|either|more|most|less|as|so|how|very|not|or)$/.test(before.lower)) return undefined;
  if (poles.has(first.lower) || poles.has(second.lower)) return undefined;
  const takeFirst = { parts: [{ start: first.start, end: second.start, after: "" }], worth: 0.8 };
  if (first.pos === "ADJ") {
    if (noun.pos !== "NOUN") return undefined;
    if (isSoft(second)) return { parts: [{ start: first.end, end: second.end, after: "" }], worth: 0.5 };
    return isSoft(first) ? { ...takeFirst, worth: 0.5 } : undefined;
  }
  if (first.pos === "NOUN") return dropSecondNoun(words, i);
  if (first.pos !== "VERB" || !sameForm(first.lower, second.lower)) return undefined;
  if (!["DET", "NOUN", "ADJ"].includes(noun.pos) || before.pos === "DET" || before.pos === "ADJ") return undefined;
  return emptyWords.has(first.lemma) && !motion.has(first.lemma) ? takeFirst : undefined;
}

/** "With skill and effort": of two nouns that a verb or preposition governs, the second where it is empty. */
function dropSecondNoun(words: readonly Word[], i: number): Proposal | undefined {
  const [first, , second, after] = words.slice(i, i + 4);
  if (opposed.has(first!.lemma) || opposed.has(second!.lemma)) return undefined;
  if (!emptyWords.has(second!.lemma) || fixed.has(`${first!.lower} ${second!.lower}`)) return undefined;
  // "Beliefs and ways of seeing": what follows may belong to the second alone.
  if (after!.pos !== "PUNCT" && !/^(?:in|across|within|throughout|during|at)$/.test(after!.lower)) return undefined;
  // Before a verb the two would be its subject.
  for (let v = i + 3; v < words.length && words[v]!.pos !== "PUNCT"; v++) if (verbGroupAt(words, v)) return undefined;
  let k = i - 1;
  while (["ADJ", "DET", "NOUN"].includes(words[k]?.pos ?? "") || possessives.has(words[k]?.lower ?? "")) k--;
  const governor = words[k];
  if (
    !governor ||
    (governor.pos !== "VERB" && governor.pos !== "ADP") ||
    /^(?:of|between|as|than|like|since)$/.test(governor.lower)
  )
    return undefined;
  return { parts: [{ start: first!.end, end: second!.end, after: "" }] };
}

const fixed = new Set(
  "research and development,men and women,trial and error,time and space,cause and effect,food and water"
    .split(",")
    .map((pair) => pair.replace(" and ", " ")),
);

function isSoft({ lower }: Word): boolean {
  return praise.has(lower) || colourless.has(lower) || emptyWords.has(lower);
}

function sameForm(a: string, b: string): boolean {
  return (
    a.endsWith("ing") === b.endsWith("ing") && a.endsWith("ed") === b.endsWith("ed") && /s$/.test(a) === /s$/.test(b)
  );
}

function isHyphen({ text }: Word): boolean {
  return /^[-‑‐–/]$/.test(text);
}

/** Adjectives that stand for one end of a scale or one of two kinds. */
const poles = set(`
  old new good bad big small large little short long high low full empty wide deep first last rich poor strong weak
  personal professional individual real public private local global national international true right left whole
  possible available next social economic long-term short-term positive best better clear
`);
const motion = set("come go sit stand stop wait start begin stay");
