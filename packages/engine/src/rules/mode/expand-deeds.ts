import type { Sentence } from "../../document/document.ts";
import { extentOf } from "../../grammar/extent.ts";
import { childrenBy, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { finiteForm, formBehind, insert, mayUnpack, timeAround } from "./expand-tools.ts";

/** Makes a clause of a noun that says what one thing does to another or how it is. */
export const expandDeeds: Rule = {
  id: "expand-deeds",
  modes: ["expand"],
  adds: true,
  summary: "A clause says what the noun leaves to guess.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { sentence } = context;
    if (!mayUnpack(context)) return [];
    return sentence.words.flatMap((_, i) => openQuality(sentence, i) ?? openDeed(sentence, i) ?? []);
  },
};

/** The verb of which such a noun is the object, and the prepositions behind it. */
const deeds: ReadonlyMap<string, readonly [verb: string, prepositions: ReadonlySet<string>]> = new Map([
  ["role", ["play", wordSet("in")]],
  ["part", ["play", wordSet("in")]],
  ["contribution", ["make", wordSet("to")]],
  ["impact", ["have", wordSet("on upon")]],
  ["effect", ["have", wordSet("on upon")]],
  ["influence", ["have", wordSet("on upon over")]],
]);

/** "Its impact on the town" becomes "the impact that it has on the town", "the role of x in y" "the role that x plays in y". */
function openDeed(sentence: Sentence, noun: number): Proposal | undefined {
  const { words, tree } = sentence;
  const [verb, prepositions] = deeds.get(words[noun]!.lemma) ?? [];
  const time = timeAround(sentence, noun);
  if (!verb || !prepositions || !time || words[tree.heads[noun]!]?.lemma === verb) return undefined;
  const end = words[noun]!.end;
  const owner = childrenBy(tree, noun, "nmod").find((i) => words[i]!.tag === "PRP$");
  if (owner !== undefined) {
    const pronoun = subjects.get(words[owner]!.lower);
    if (!pronoun || !prepositions.has(words[noun + 1]?.lower ?? "") || !isPlain(sentence, owner + 1, noun))
      return undefined;
    const form = formBehind(pronoun, verb, time);
    const { start } = words[owner]!;
    return {
      parts: [
        { start, end: words[owner]!.end, after: matchCase("the", words[owner]!.text) },
        { start: end, end, after: ` that ${pronoun} ${form}` },
      ],
    };
  }
  if (words[noun + 1]?.lower !== "of") return undefined;
  const doer = tree.heads[noun + 1]!;
  const { from, to } = extentOf(tree, doer);
  if (tree.heads[doer] !== noun || from !== noun + 1 || !isSure(tree, doer) || to - from > 7) return undefined;
  const before = words.slice(extentOf(tree, noun).from, noun);
  const plural = isPluralPhrase(sentence, doer);
  if (plural === undefined || !before.some(({ lower }) => lower === "the") || isVague(sentence, doer)) return undefined;
  if (!prepositions.has(words[to]?.lower ?? "") || tree.heads[tree.heads[to]!] !== noun) return undefined;
  if (words.slice(from, to).some(({ pos }) => ["VERB", "SCONJ", "PUNCT"].includes(pos))) return undefined;
  const last = words[to - 1]!.end;
  const form = finiteForm(verb, plural, time);
  return {
    parts: [
      { start: words[from]!.start, end: words[from]!.end, after: "that" },
      { start: last, end: last, after: ` ${form}` },
    ],
  };
}

const subjects = new Map(Object.entries({ its: "it", their: "they", our: "we", your: "you", his: "he" }));

/** What is no noun of a number that shows. */
function isVague({ words }: Sentence, noun: number): boolean {
  return words[noun]!.tag === "VBG" || words[noun]!.pos !== "NOUN" || /data$/.test(words[noun]!.lower);
}

/** Only adjectives stand between. */
function isPlain({ words }: Sentence, from: number, to: number): boolean {
  return words.slice(from, to).every(({ pos, lower }) => pos === "ADJ" && lower !== "own");
}

const judging =
  wordSet(`understand see know realize realise recognize recognise appreciate emphasize emphasise highlight
  stress show demonstrate underscore underline illustrate assess evaluate examine explore learn prove consider test
  explain`);
const qualities = new Map(
  `importance important, effectiveness effective, usefulness useful, complexity complex, severity severe, accuracy accurate,
  popularity popular, reliability reliable, difficulty difficult, vulnerability vulnerable, fragility fragile,
  feasibility feasible, robustness robust`
    .split(/,\s+/)
    .map((pair) => pair.split(" ") as [noun: string, adjective: string]),
);

/** What it may be to do something. */
const easy = wordSet("important difficult");

/** "They know its importance" becomes "they know how important it is", "the accuracy of the map" "how accurate the map is". */
function openQuality(sentence: Sentence, noun: number): Proposal | undefined {
  const { words, tree } = sentence;
  const quality = qualities.get(words[noun]!.lower);
  const verb = tree.heads[noun]!;
  const time = timeAround(sentence, noun);
  if (!quality || !time || tree.relations[noun] !== "obj" || !judging.has(words[verb]!.lemma)) return undefined;
  if (childrenBy(tree, noun, "conj").length > 0 || verb + 2 !== noun) return undefined;
  const { from, to } = extentOf(tree, noun);
  const start = words[from]!.start;
  const pronoun = subjects.get(words[from]!.lower);
  if (pronoun && to === noun + 1)
    return replace(start, words[noun]!.end, `how ${quality} ${pronoun} ${formBehind(pronoun, "be", time)}`);
  if (words[from]!.lower !== "the" || words[noun + 1]?.lower !== "of") return undefined;
  const owner = tree.heads[noun + 1]!;
  const act = words[noun + 2]!;
  if (act.tag === "VBG" && owner === noun + 2 && isSure(tree, owner) && easy.has(quality)) {
    // "Routing" is of two verbs.
    if (childrenBy(tree, owner, "conj").length > 0 || act.lower === "routing") return undefined;
    return replace(start, act.end, `how ${quality} it ${finiteForm("be", false, time)} to ${act.lemma}`);
  }
  const whole = extentOf(tree, owner);
  if (whole.from !== noun + 1 || whole.to !== to || to - noun > 10 || !isSure(tree, owner)) return undefined;
  if (words.slice(noun, to).some(({ pos }) => ["VERB", "SCONJ", "PUNCT"].includes(pos)) || isVague(sentence, owner))
    return undefined;
  const plural = isPluralPhrase(sentence, owner);
  if (plural === undefined) return undefined;
  const change = replace(start, words[noun + 1]!.end, `how ${quality}`);
  return { parts: [...change.parts, ...insert(words[to - 1]!.end, ` ${finiteForm("be", plural, time)}`).parts] };
}
