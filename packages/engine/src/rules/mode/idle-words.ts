import type { Sentence } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy, isAttributive, isSure } from "../../grammar/relations.ts";
import { isAboutFormulas, reportsTests, warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Leaves out modifiers that add nothing to the word behind them: "truly believe", "absolutely essential", "potential risks". */
export const idleWords: Rule = {
  id: "idle-words",
  modes: ["shorten"],
  summary: "The next word says it alone.",
  stage: "rhythm",
  level: 5,
  propose: ({ sentence, words }) => {
    if (warnsOrBinds(words) || reportsTests(words)) return [];
    return words.flatMap((_, i) => dropAdverb(sentence, i) ?? dropAdjective(sentence, i) ?? []);
  },
};

/** Adverbs that only insist that the verb is meant, or say that an act is done well, as it would be anyway. */
const insisting = wordSet(`truly really genuinely simply certainly definitely undoubtedly ultimately inherently
  essentially fundamentally basically successfully seamlessly effortlessly actively proactively`);
/** Adverbs with the verbs that they tell nothing about. */
const said: Readonly<Record<string, ReadonlySet<string>>> = {
  firmly: wordSet("believe"),
  strongly: wordSet("believe"),
  fully: wordSet("immerse embrace"),
  carefully: wordSet("craft design select curate choose"),
  thoroughly: wordSet("examine investigate analyze explore evaluate enjoy"),
  clearly: wordSet("show demonstrate indicate illustrate define state outline"),
  highly: wordSet("value praise regard"),
  deeply: wordSet("resonate connect love cherish care"),
  perfectly: wordSet("capture complement balance blend encapsulate embody"),
  directly: wordSet("address"),
  closely: wordSet("examine"),
};
/** Verbs that need their adverb. */
const needy = wordSet("be do have become put behave act work function perform go get end die sue appeal land fail try");

/** Adverbs of degree that a strong adjective has in it. */
const degrees =
  wordSet(`truly absolutely incredibly utterly completely totally really simply very extremely quite highly deeply
  genuinely remarkably exceptionally perfectly`);
const strong =
  wordSet(`essential crucial vital critical amazing perfect stunning breathtaking fantastic wonderful terrible excellent
  remarkable unforgettable invaluable extraordinary exceptional magical captivating fascinating devastating horrific magnificent
  spectacular brilliant incredible outstanding superb delightful exquisite mesmerizing heartbreaking iconic transformative
  revolutionary groundbreaking immense enormous massive exhausted thrilled delighted horrified delicious beautiful gorgeous
  unique innovative indispensable imperative paramount fundamental necessary awful horrible astonishing hilarious`);
/** What is no less so without "very". */
const enough =
  wordSet(`important useful helpful popular effective valuable powerful interesting clear proud grateful excited
  impressive beneficial`);
/** What measures, denies or compares the adverb behind it, or leans on it. */
const leaning =
  wordSet(`not n't never so as too how more most less least what only no hardly if whether than very rather quite just
  even or and but`);
/** Contrasts, in which certainty is conceded. */
const conceding = wordSet("but although though however while yet despite still nonetheless");

/** "They truly believe in it" becomes "they believe in it", "absolutely essential" "essential". */
function dropAdverb(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const [adverb, next] = [words[i]!, words[i + 1]];
  if (adverb.pos !== "ADV" || !next || i === 0 || tree.heads[i] !== i + 1 || childrenBy(tree, i, "advmod").length > 0)
    return undefined;
  const before = words[i - 1]!;
  if (leaning.has(before.lower) || before.pos === "PUNCT" || !isIdle(sentence, i)) return undefined;
  return replace(adverb.start, next.start, "");
}

function isIdle({ words, tree }: Sentence, at: number): boolean {
  const [adverb, next] = [words[at]!, words[at + 1]!];
  if (next.pos === "ADJ") {
    const isStrong = strong.has(next.lower) || (adverb.lower !== "highly" && enough.has(next.lower));
    return isStrong && degrees.has(adverb.lower);
  }
  if (next.pos !== "VERB" || needy.has(next.lemma)) return false;
  // "Carefully crafted tales": "crafted" alone says nothing.
  if (said[adverb.lower]?.has(next.lemma)) return !isAttributive(tree, at + 1);
  if (!insisting.has(adverb.lower)) return false;
  // "Learn how to truly listen", "it can be successfully done, but": the adverb is the point.
  return !words.some(({ lower }) => leaningSentence.has(lower) || conceding.has(lower));
}

const leaningSentence = wordSet(
  "not n't how whether if difficult hard too enough unable struggle fail only never without cannot",
);

/** Nouns with the adjectives that they have in them. */
const contained = new Map(
  Object.entries({
    insight: "valuable meaningful useful important helpful",
    risk: "potential possible",
    danger: "potential possible",
    hazard: "potential possible",
    threat: "potential possible",
    pitfall: "potential possible",
    overview: "comprehensive detailed thorough complete general",
    milestone: "significant major important key",
    breakthrough: "significant major groundbreaking important",
    bonus: "added additional extra",
    benefit: "added positive",
    instinct: "natural innate",
    result: "end final",
    outcome: "final end",
    consequence: "resulting",
    masterpiece: "true absolute",
    delight: "true absolute",
    joy: "true absolute pure",
    treasure: "true",
    gem: "true absolute",
    necessity: "absolute basic",
    must: "absolute",
    collaboration: "joint mutual",
    cooperation: "joint mutual",
    consensus: "general",
    innovation: "new",
    detail: "specific particular",
    requirement: "necessary specific",
    plan: "future",
    goal: "end intended",
    individual: "single",
  }).map(([noun, adjectives]) => [noun, wordSet(adjectives)]),
);
/** Behind a possessive these say no more than it does. */
const belonging = wordSet("own individual specific particular respective personal");
const owned = wordSet(`life experience interest feeling need family child strength weakness
  history identity culture bias flaw fear emotion personality perspective preference goal circumstance requirement
  background talent skill ability dream aspiration value`);

/** "Potential risks" becomes "risks", "their own lives" "their lives", "your specific needs" "your needs". */
function dropAdjective({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [adjective, noun] = [words[i]!, words[i + 1]];
  if (adjective.pos !== "ADJ" || !noun || noun.pos !== "NOUN" || tree.heads[i] !== i + 1 || !isSure(tree, i))
    return undefined;
  const before = words[i - 1];
  if (!before || leaning.has(before.lower) || ["PUNCT", "ADJ", "ADV", "PROPN"].includes(before.pos)) return undefined;
  const behind = words[i + 2];
  if (behind && (isNoun(behind) || /^(?:[-–/,]|and|or)$/.test(behind.lower))) return undefined;
  const isContained = contained.get(noun.lemma)?.has(adjective.lower) && !isAboutFormulas(words);
  const isOwned = possessives.has(before.lower) && belonging.has(adjective.lower) && owned.has(noun.lemma);
  if (!isContained && !(isOwned && !words.some(({ lower }) => opposing.has(lower)))) return undefined;
  return replace(adjective.start, noun.start, "");
}

/** What sets one owner against another. */
const opposing = wordSet(
  "other others not n't rather instead than general common each whereas unlike without beyond same",
);
