import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { extentOf, phraseOf } from "../../grammar/extent.ts";
import { finiteBe, isPluralNoun, verbForm } from "../../grammar/inflect.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Proposal, type Rule, replaceAll } from "../rule.ts";

/** Turns "shows the importance of clean water" into "shows how important clean water is". */
export const howImportant: Rule = {
  id: "how-important",
  notIn: ["expand", "shorten"],
  summary: reasons.verbForNoun,
  stage: "clause",
  level: 6,
  propose: ({ sentence }) =>
    sentence.words.flatMap(({ lower }, i) => {
      if (effects.has(lower)) return effectAt(sentence, i) ?? [];
      return qualities.has(lower) ? (qualityAt(sentence, i) ?? []) : [];
    }),
};

const effects = new Set(["impact", "effect", "effects", "influence"]);
const qualities = new Map(
  `importance=important significance=important necessity=necessary value=valuable difficulty=difficult
  complexity=complex severity=severe seriousness=serious effectiveness=effective efficacy=effective
  usefulness=useful fragility=fragile`
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);
const knowing =
  wordSet(`show demonstrate illustrate highlight underscore underline emphasize emphasise stress understand recognize recognise
  realize realise know learn see appreciate explain discuss teach reveal remember acknowledge describe prove`);
const weighing = wordSet(`evaluate assess investigate examine test study explore analyze analyse measure
  determine consider`);

/** The verb whose object is "the importance of …", and the index of the word behind "of". */
interface Governed {
  readonly lemma: string;
  readonly past: boolean;
  readonly of: number;
}

function readAt({ words, tree }: Sentence, noun: number): Governed | undefined {
  // "Taught me the importance": the pronoun between verb and noun is the listener.
  const verb = words[noun - (words[noun - 2]?.tag === "PRP" ? 3 : 2)];
  if (!verb || words[noun - 1]!.lower !== "the" || words[noun + 1]?.lower !== "of") return undefined;
  const of = childrenBy(tree, noun, "nmod", "acl")[0];
  if (of === undefined) return undefined;
  if (of < noun || extentOf(tree, of).from !== noun + 1 || childrenBy(tree, noun, "conj", "compound").length > 0)
    return undefined;
  // "Teaches about the importance of" tells how important something is.
  if (verb.lower === "about") return { lemma: "explain", past: false, of };
  const past = verb.tag === "VBD" || words.slice(Math.max(0, noun - 4), noun - 2).some(({ lower }) => lower === "had");
  return verb.pos === "VERB" ? { lemma: verb.lemma, past, of } : undefined;
}

function qualityAt(sentence: Sentence, noun: number): Proposal | undefined {
  const { words } = sentence;
  const found = readAt(sentence, noun);
  if (!found || !knowing.has(found.lemma)) return undefined;
  // "The importance of being on time": the parser makes "being" depend on the word behind it.
  const being = words[noun + 2]!.lower === "being" && sentence.tree.heads[noun + 2] === found.of ? noun + 2 : found.of;
  const isGerund = words[being]!.tag === "VBG";
  return isGerund ? gerundAt(sentence, noun, { ...found, of: being }) : thingAt(sentence, noun, found);
}

/** Turns "the importance of sorting and drying seeds" into "how important it is to sort and dry seeds". */
function gerundAt({ words, tree }: Sentence, noun: number, { of, past }: Governed): Proposal | undefined {
  const adjective = qualities.get(words[noun]!.lower)!;
  const verbs = [of, ...childrenBy(tree, of, "conj")];
  const negated = words[noun + 2]!.lower === "not";
  const row = words.slice(of, verbs.at(-1)! + 1);
  if (["effective", "complex"].includes(adjective) || verbs.length > 2 || of !== noun + (negated ? 3 : 2))
    return undefined;
  if (verbs.some((i) => words[i]!.tag !== "VBG") || row.some(({ text }) => text === ",")) return undefined;
  // "The importance of routing": "routing" may be a noun; it is surely a verb if an object or phrase follows.
  const next = words[of + 1]!;
  const isVerb = /^(?:DET|PRON|NOUN|ADJ|PROPN|NUM|ADP|SCONJ|CCONJ)$/.test(next.pos) && next.lower !== "of";
  if (!isVerb) return undefined;
  const isMissed = ({ lower }: Word, i: number): boolean =>
    i > of && /ing$/.test(lower) && /^(?:and|or)$/.test(words[i - 1]!.lower) && !verbs.includes(i);
  // "Keeping a warm and welcoming inn": "welcoming" is an adjective and no second verb.
  const isQuality = verbs.some((i) => i > of + 2 && (words[i - 2]!.pos === "ADJ" || /ing$/.test(words[i - 2]!.lower)));
  if (isQuality || words.some(isMissed)) return undefined;
  const opening = `how ${adjective} it ${past ? "was" : "is"} ${negated ? "not " : ""}to `;
  const parts = verbs.map((i, k): Part => {
    const { start, end, lemma } = words[i]!;
    const base = verbForm(lemma, "base");
    return k === 0 ? { start: words[noun - 1]!.start, end, after: opening + base } : { start, end, after: base };
  });
  return { parts };
}

const withIn =
  wordSet(`trust faith belief interest change confidence investment participation involvement engagement training increase
  education success progress advance research`);

/** Turns "the importance of water in keeping goats" into "how important water is in keeping goats". */
function thingAt(sentence: Sentence, noun: number, { of, past }: Governed): Proposal | undefined {
  const { words, tree } = sentence;
  let { to } = phraseOf(sentence, of);
  // "Markets in growth" belong together only if the parser says so; "trust in the law" always does.
  const isMeans = (i: number): boolean => {
    if (words[i]!.lower !== "in") return /^(?:during|throughout|when)$/.test(words[i]!.lower);
    const target = tree.heads[i]!;
    const isOfWhole = tree.heads[target] === noun && !withIn.has(words[of]!.lemma);
    return words[i + 1]?.tag === "VBG" || (isOfWhole && !/^(?:detail|depth|length|part)$/.test(words[target]!.lower));
  };
  const link = words.findIndex(({ pos, lower }, i) => i > of && i < to && pos === "ADP" && lower !== "of");
  if (link > 0) to = link;
  if (!isMeans(to) && (link > 0 || !isEnd(sentence, to))) return undefined;
  const inside = words.slice(noun + 2, to);
  const isPlain = inside.every(({ pos, lower }) => !["PUNCT", "SCONJ", "VERB"].includes(pos) && lower !== "which");
  if (words[of]!.pos !== "NOUN" || !isPlain || inside.length > 8) return undefined;
  const plural = childrenBy(tree, of, "conj").some((i) => i < to) || isPluralNoun(words[of]!.lower);
  const be = finiteBe(plural, past);
  const last = words[to - 1]!.end;
  return replaceAll(
    [words[noun - 1]!.start, words[noun + 1]!.end, `how ${qualities.get(words[noun]!.lower)}`],
    [last, last, ` ${be}`],
  );
}

/** Words that, behind a comma, begin another clause or an afterthought. */
const furthers = wordSet("but while so because even especially particularly as though although when if since");

/** Returns whether a clause ends at the word `to`, or another begins there. */
function isEnd({ words }: Sentence, to: number): boolean {
  const next = words[to + 1];
  if ([".", ";", "!"].includes(words[to]?.text ?? "")) return true;
  // "Stressed the importance of trust and warned them": a verb behind "and" begins another part.
  if (words[to]?.lower === "and") return /^VB[ZPD]$/.test(next?.tag ?? "");
  return words[to]?.text === "," && (next?.tag === "VBG" || furthers.has(next?.lower ?? ""));
}

/** Turns "examine the impact of salt on roots" into "examine how salt affects roots". */
function effectAt(sentence: Sentence, noun: number): Proposal | undefined {
  const { words, tree } = sentence;
  const found = readAt(sentence, noun);
  if (!found || !(weighing.has(found.lemma) || (knowing.has(found.lemma) && !found.past))) return undefined;
  const at = words.findIndex(({ lower }, i) => i > found.of && (lower === "on" || lower === "upon"));
  const inside = words.slice(noun + 2, at);
  // "On" must depend on the effect, not on its cause.
  const target = at < 0 ? -1 : tree.heads[at]!;
  if (target < at || tree.heads[target] !== noun || words[found.of]!.pos !== "NOUN" || inside.length > 8)
    return undefined;
  if (inside.some(({ pos }) => ["PUNCT", "VERB", "SCONJ", "PRON"].includes(pos))) return undefined;
  const plural = isPluralNoun(words[found.of]!.lower) || childrenBy(tree, found.of, "conj").length > 0;
  const on = words[at]!;
  return replaceAll(
    [words[noun - 1]!.start, words[noun + 1]!.end, "how"],
    [on.start, on.end, plural ? "affect" : "affects"],
  );
}
