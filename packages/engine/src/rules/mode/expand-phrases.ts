import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { predicative } from "../paraphrase/unfold.ts";
import type { Proposal, Rule } from "../rule.ts";
import { binding, statistical } from "./guards.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Unfolds tight phrases: an adjective becomes a clause, an adverb a phrase, a shared preposition is said twice. */
export const expandPhrases: Rule = {
  id: "expand-phrases",
  summary: "The phrase is spelled out.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    const site = { words, from: 0, to: 0, slots: [], context };
    if (binding(site) || statistical(site)) return [];
    const clause = firstOf(words, adjectiveToClause);
    const list = context.pick([true, true, false], words[0]!.start) ? firstOf(words, longerList) : undefined;
    return [
      ...(clause ? [clause] : []),
      ...(list ? [list] : []),
      ...words.flatMap((_, i) => adverbToPhrase(words, i) ?? repeatPreposition(words, i) ?? bothNouns(words, i) ?? []),
    ];
  },
  examples: [
    { before: "The shop offers a reliable service.", after: "The shop offers a service that is reliable." },
    { before: "They gave us clear and useful advice.", after: "They gave us clear and useful advice." },
    { before: "They gave us helpful advice.", after: "They gave us advice that was helpful." },
    { before: "The mill needs reliable pumps.", after: "The mill needs pumps that are reliable." },
    { before: "The guards work efficiently.", after: "The guards work in an efficient way." },
    { before: "It is meant for farmers and bakers.", after: "It is meant for farmers and for bakers." },
    { before: "It improves safety and comfort.", after: "It improves both safety and comfort." },
    { before: "It is an essential tool for farmers.", after: "It is a tool that is essential for farmers." },
    { before: "It was of great value, and safe.", after: "It was of great value, and safe." },
    { before: "The road lies between farms and hills.", after: "The road lies between farms and hills." },
    { before: "It is safe to work efficiently and quickly.", after: "It is safe to work efficiently and quickly." },
    { before: "It was of great value.", after: "It was of great value." },
  ],
};

const heavy = set("that which who whose where");

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

const also = set(
  "clear safe fair strong healthy honest stable secure simple easy modern relevant necessary appropriate independent critical",
);
/** Nouns that form a term or a set phrase with their adjective. */
const fixed = set(`
  bet deal way ways manner time times lot bit extent degree number amount kind sort type range variety one day days
  role part sense while desperation leadership case task thing things level point basis life form words news order condition conditions matter effects effect
`);

/** "reliable pumps." becomes "pumps that are reliable." */
function adjectiveToClause(words: readonly Word[], i: number): Proposal | undefined {
  const [adjective, noun, after] = words.slice(i, i + 3);
  const before = words[i - 1];
  if (!adjective || !noun || !before || !after) return undefined;
  const forWhom = after.lower === "for" && helpful.has(adjective.lower);
  if (after.text !== "." && after.text !== "," && !forWhom) return undefined;
  if (words.slice(Math.max(0, i - 8), i + 6).some(({ lower }) => heavy.has(lower))) return undefined;
  if (!(predicative.has(adjective.lower) || also.has(adjective.lower)) || noun.pos !== "NOUN" || fixed.has(noun.lower))
    return undefined;
  if (
    /ing$/.test(noun.lower) ||
    !(["VERB", "PRON"].includes(before.pos) || /^an?$/.test(before.lower) || openers.has(before.lower))
  )
    return undefined;
  const opening = /^an?$/.test(before.lower) ? words[i - 2] : before;
  if (!opening || !(["VERB", "PRON"].includes(opening.pos) || opening.pos === "AUX" || openers.has(opening.lower)))
    return undefined;
  if (
    ["as", "like", "such", "what"].includes(opening.lower) ||
    (/(?:ing|ed)$/.test(opening.lower) && opening.pos === "ADJ")
  )
    return undefined;
  if (before.pos === "PRON" && !objects.has(before.lower)) return undefined;
  if (openers.has(before.lower) || bound.has(adjective.lower)) return undefined;
  if (forWhom && (i + 8 < words.length || words.slice(i).some(({ lower }) => lower === "to"))) return undefined;
  const tense = tenseBefore(words, i);
  if (!tense) return undefined;
  const be = isPlural(noun) ? (tense === "past" ? "were" : "are") : tense === "past" ? "was" : "is";
  // "The tool, a reliable pump,": the comma may close a list or an aside.
  if (after.text === "," && words.slice(0, i).some(({ text }) => text === ",")) return undefined;
  if (after.text === "," && !["and", "but", "so", "which"].includes(words[i + 3]?.lower ?? "")) return undefined;
  return {
    parts: [
      { start: adjective.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` that ${be} ${adjective.lower}` },
    ],
  };
}

/** Adjectives that take "for", so that what follows the noun can follow them. */
const helpful = set(
  "valuable useful important essential suitable crucial helpful beneficial necessary ideal convenient accessible vital critical fundamental safe healthy",
);

const objects = set("us them me him you");
/** Adjectives that say something else behind their noun, or too much. */
const bound = set(
  "quiet strange emotional complex practical critical remarkable original positive unexpected rare unique moving touching",
);

const openers = set("for with in of on by to through into from about");

function tenseBefore(words: readonly Word[], to: number): "past" | "present" | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (group) return group.tense === "past" ? "past" : "present";
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

const repeated = set("for by with from through about in on of into");
const together =
  set(`between both either combination mix blend balance mixture combine mix blend balance pair range link relationship
  interplay intersection union number lot series set sense couple bit host variety`);

/** "for farmers and bakers" becomes "for farmers and for bakers", before a mark. */
function repeatPreposition(words: readonly Word[], i: number): Proposal | undefined {
  const [preposition, first, and, second, after] = words.slice(i, i + 5);
  if (!preposition || !repeated.has(preposition.lower) || preposition.pos !== "ADP" || and?.lower !== "and")
    return undefined;
  if (first?.pos !== "NOUN" || second?.pos !== "NOUN" || !/^[.,;]$/.test(after?.text ?? "")) return undefined;
  if (words.slice(Math.max(0, i - 6), i).some(({ lower, lemma }) => together.has(lower) || together.has(lemma)))
    return undefined;
  // "Out of love and respect", "because of wind and rain": the preposition is part of another word.
  if (
    ["out", "because", "as", "up", "such", "instead", "ahead", "regardless", "terms"].includes(
      words[i - 1]?.lower ?? "",
    )
  )
    return undefined;
  if (preposition.lower === "of" && !isPlural(first)) return undefined;
  if (isPlural(first) !== isPlural(second) || pairs.has(`${first.lower} ${second.lower}`)) return undefined;
  return { parts: [{ start: and.end, end: and.end, after: ` ${preposition.lower}` }] };
}

const pairs: ReadonlySet<string> = new Set(
  "research development,trial error,peace quiet,pros cons,supply demand,terms conditions,bread butter,salt pepper,law order,ins outs,food drink,cause effect,wear tear,health safety,time effort,time energy,time money,profit loss,bed breakfast,fish chips,rock roll,gas oil,oil gas,science technology,arts crafts".split(
    ",",
  ),
);

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

/** "apples, pears, and plums." becomes "apples, pears, as well as plums." */
function longerList(words: readonly Word[], i: number): Proposal | undefined {
  const [mark, and] = words.slice(i, i + 2);
  if (mark?.text !== "," || and?.lower !== "and" || words.at(-1)!.text !== "." || words.length - i > 7)
    return undefined;
  const last = words.slice(i + 2, -1);
  if (!last.every(({ pos }) => named.has(pos)) || last.at(-1)?.pos !== "NOUN") return undefined;
  let commas = 0;
  let k = i - 1;
  for (; k > 0 && (named.has(words[k]!.pos) || words[k]!.text === ","); k--) if (words[k]!.text === ",") commas++;
  const opening = words[k]!;
  const first = words[k + 1];
  if (commas < 1 || i - k > 14 || !["VERB", "ADP"].includes(opening.pos) || first?.text === ",") return undefined;
  if (["between", "among", "of"].includes(opening.lower) || words.some(({ lower }) => listed.has(lower)))
    return undefined;
  // Every item is a noun or ends in one.
  for (let m = k + 1; m <= i; m++) if (words[m]!.text === "," && words[m - 1]!.pos !== "NOUN") return undefined;
  return { parts: [{ start: and.start, end: and.end, after: "as well as" }] };
}

const named = new Set(["NOUN", "ADJ", "DET"]);
const listed = set("also between well both not n't no without or");
