import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairs, set } from "./expand-tools.ts";

/** Spells tight phrases out: an adverb becomes a phrase, a pair and a list say how their parts belong together. */
export const expandPhrases: Rule = {
  id: "expand-phrases",
  modes: ["expand"],
  adds: true,
  summary: "The phrase is spelled out.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    const list = firstOf(words, longerList);
    return [
      ...(list ? [list] : []),
      ...(alsoToAsWell(words) ?? []),
      ...words.flatMap((_, i) => adverbToPhrase(words, i) ?? bothNouns(words, i) ?? []),
    ];
  },
};

function firstOf(
  words: readonly Word[],
  find: (words: readonly Word[], i: number) => Proposal | undefined,
): Proposal | undefined {
  for (let i = 1; i < words.length; i++) {
    const found = find(words, i);
    if (found) return found;
  }
  return undefined;
}

/** Adverbs with the adjective of their phrase. */
const manners: ReadonlyMap<string, string> = new Map(
  `differently=different efficiently=efficient effectively=effective responsibly=responsible safely=safe
  appropriately=appropriate sustainably=sustainable ethically=ethical fairly=fair constructively=constructive
  positively=positive negatively=negative meaningfully=meaningful consistently=consistent accurately=accurate
  professionally=professional strategically=strategic independently=independent creatively=creative
  systematically=systematic logically=logical clearly=clear respectfully=respectful convincingly=convincing
  reliably=reliable predictably=predictable transparently=transparent peacefully=peaceful naturally=natural
  realistically=realistic equitably=equitable thoughtfully=thoughtful similarly=similar securely=secure`
    .split(/\s+/)
    .map((pair): [string, string] => pair.split("=") as [string, string]),
);

/** "work efficiently." becomes "work in an efficient way." */
function adverbToPhrase(words: readonly Word[], i: number): Proposal | undefined {
  const { lower, start, end } = words[i]!;
  const adjective = manners.get(lower);
  const before = words[i - 1];
  const after = words[i + 1]?.text;
  if (!adjective || (after !== "." && after !== ";") || !before || !["VERB", "NOUN", "PRON"].includes(before.pos))
    return undefined;
  if (words.slice(Math.max(0, i - 8), i).some(({ lower }) => lower === "how" || lower === "so" || lower === "way"))
    return undefined;
  return { parts: [{ start, end, after: `in ${/^[aeiou]/.test(adjective) ? "an" : "a"} ${adjective} way` }] };
}

const together =
  set(`between both either combination mix blend balance mixture combine mix blend balance pair range link relationship
  interplay intersection union number lot series set sense couple bit host variety`);

/** "improves safety and comfort." becomes "improves both safety and comfort." */
function bothNouns(words: readonly Word[], i: number): Proposal | undefined {
  const [verb, first, and, second, after] = words.slice(i, i + 5);
  if (!["NOUN", "PRON", "AUX", "PART", "PROPN"].includes(words[i - 1]?.pos ?? "")) return undefined;
  if (
    verb?.pos !== "VERB" ||
    and?.lower !== "and" ||
    first?.pos !== "NOUN" ||
    second?.pos !== "NOUN" ||
    !/^[.,;]$/.test(after?.text ?? "")
  )
    return undefined;
  if (
    together.has(verb.lemma) ||
    (/(?:ed|en)$/.test(verb.lower) && words[i - 1]?.pos === "DET") ||
    isPlural(first) !== isPlural(second)
  )
    return undefined;
  if (
    pairs.has(`${first.lower} ${second.lower}`) ||
    words.some(({ lower }) => ["both", "not", "n't", "either", "without", "no"].includes(lower))
  )
    return undefined;
  if (words.slice(0, i).some(({ text }) => text === ",")) return undefined;
  return { parts: [{ start: verb.end, end: verb.end, after: " both" }] };
}

/** "apples, pears, and plums." becomes "apples, pears, and also plums." */
function longerList(words: readonly Word[], i: number): Proposal | undefined {
  const [mark, and] = words.slice(i, i + 2);
  if (mark?.text !== "," || and?.lower !== "and" || words.length - i > 10) return undefined;
  const end = nounPhraseEnd(words, i + 2);
  const close = end === undefined ? undefined : words[end];
  if (end === undefined || !close || words[i + 2]!.pos === "PRON" || !isItem(words, i + 2, end)) return undefined;
  if (
    close.text !== "." &&
    !(["in", "for", "of", "on"].includes(close.lower) && nounPhraseEnd(words, end + 1) === words.length - 1)
  )
    return undefined;
  let commas = 0;
  let k = i - 1;
  for (; k > 0 && (named.has(words[k]!.pos) || words[k]!.text === ","); k--) if (words[k]!.text === ",") commas++;
  const opening = words[k]!;
  const first = words[k + 1];
  if (commas < 1 || i - k > 16 || !["VERB", "ADP"].includes(opening.pos) || first?.text === ",") return undefined;
  if (["between", "among", "of"].includes(opening.lower) || words.some(({ lower }) => listed.has(lower)))
    return undefined;
  // Every item is a noun or ends in one.
  for (let m = k + 1; m <= i; m++) if (words[m]!.text === "," && words[m - 1]!.pos !== "NOUN") return undefined;
  return { parts: [{ start: and.start, end: and.end, after: "and also" }] };
}

/** The phrase has no -ing form or other word that may be a verb. */
function isItem(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).every(({ pos, lower }) => (named.has(pos) || pos === "PRON") && !/ing$/.test(lower));
}

const named = new Set(["NOUN", "ADJ", "DET"]);
const listed = set("also between well both not n't no without or");

/** "It also cuts costs." becomes "It cuts costs as well." */
function alsoToAsWell(words: readonly Word[]): Proposal[] | undefined {
  const at = words.findIndex(({ lower }) => lower === "also");
  const [before, also, verb] = words.slice(at - 1, at + 2);
  const stop = words.at(-1)!;
  if (at < 1 || at > 6 || !before || !also || !verb || words.length > 20 || stop.text !== ".") return undefined;
  if (!["NOUN", "PRON", "PROPN", "AUX"].includes(before.pos) || !["VERB", "ADJ", "DET"].includes(verb.pos))
    return undefined;
  if (
    words.some(
      ({ text, lower, pos }) => /^[,;:]$/.test(text) || pos === "SCONJ" || together.has(lower) || notWell.has(lower),
    )
  )
    return undefined;
  return [
    {
      parts: [
        { start: also.start, end: verb.start, after: "" },
        { start: stop.start, end: stop.start, after: " as well" },
      ],
    },
  ];
}

const notWell = set("not n't no never and but or that which who if when as well than to too");
