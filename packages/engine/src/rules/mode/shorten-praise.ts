import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import type { Proposal, Rule } from "../rule.ts";
import { wholeSentence } from "../table.ts";
import { binding, tested } from "./guards.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Adjectives that only praise: nothing that could be checked is lost with them. */
const praise = words(`
  breathtaking stunning remarkable invaluable wonderful amazing incredible fantastic exquisite captivating mesmerizing
  enchanting picturesque magnificent impressive extraordinary outstanding unforgettable delightful fascinating
  unparalleled unwavering unmatched sheer immense tremendous state-of-the-art heartfelt cherished treasured
  awe-inspiring spectacular gorgeous commendable noteworthy timeless vibrant seamless invigorating bustling
`);

/** Nouns that stand well alone, each with the adjectives that say nothing beside them. */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `insight insights knowledge information advice experience lesson lessons: valuable invaluable important useful helpful great
  balance: delicate careful fine
  understanding: comprehensive profound
  detail details: intricate meticulous
  commitment dedication devotion support: unwavering steadfast strong firm deep
  heritage history tapestry culture traditions: rich vibrant
  landscape scenery views view vistas sunset sunsets beaches: breathtaking stunning beautiful picturesque magnificent
  array range variety collection selection: impressive vast stunning incredible
  amount number volume size scale: sheer
  community communities neighborhood neighborhoods culture: vibrant thriving
  memory memories moment moments: unforgettable memorable cherished treasured
  example reminder testament: shining stark poignant
  result results outcome outcomes: final end
  fact facts: actual true
  innovation innovations breakthrough breakthroughs: new groundbreaking cutting-edge
  technology technologies: cutting-edge innovative state-of-the-art
  need purpose goal goals needs requirements purposes: specific particular unique
  perspective perspectives: unique fresh valuable
  feature features aspect aspects characteristic characteristics: various
  challenge challenges obstacle obstacles: various daunting
  tool resource asset addition tools resources: valuable invaluable
  reason reasons factor factors way ways type types form forms source sources method methods: various
  necessity cornerstone pillar: absolute vital crucial`
    .split("\n")
    .flatMap((line) => {
      const [nouns = "", adjectives = ""] = line.split(":");
      return nouns
        .trim()
        .split(/\s+/)
        .map((noun): [string, ReadonlySet<string>] => [noun, words(adjectives)]);
    }),
);

/** Drops adjectives of praise before nouns that need none. */
export const shortenPraise: Rule = {
  id: "shorten-praise",
  summary: "The noun says the same without the praise.",
  stage: "rhythm",
  level: 7,
  propose: (context) => {
    if (binding(wholeSentence(context))) return [];
    if (tested(wholeSentence(context))) return [];
    return context.words.flatMap((_, i) => dropPraise(context.words, i) ?? []);
  },
  examples: [
    { before: "The guide gives valuable insights into the trade.", after: "The guide gives insights into the trade." },
    { before: "We thank the town for its unwavering support.", after: "We thank the town for its support." },
    { before: "They saw the breathtaking cliffs of the coast.", after: "They saw the cliffs of the coast." },
    { before: "He was a remarkable man.", after: "He was a remarkable man." },
    { before: "We had an amazing time.", after: "We had an amazing time." },
    { before: "It is one of the most stunning views.", after: "It is one of the most stunning views." },
    { before: "The stunning and quiet bay is near.", after: "The stunning and quiet bay is near." },
    { before: "This is valuable knowledge.", after: "This is valuable knowledge." },
  ],
};

const definite = words("the this these those its their our his her my your 's");

function dropPraise(words: readonly Word[], i: number): Proposal | undefined {
  const adjective = words[i]!;
  const before = words[i - 1];
  const noun = words[i + 1];
  if (!before || noun?.pos !== "NOUN" || before.text === "-" || words[i + 2]?.text === "-") return undefined;
  const paired = pairs.get(noun.lower)?.has(adjective.lower) ?? false;
  if (!paired && !praise.has(adjective.lower)) return undefined;
  const article = before.lower === "a" || before.lower === "an";
  const opening = article || definite.has(before.lower) ? words[i - 2] : before;
  // "It is a valuable lesson": the adjective is what the sentence says.
  if (!opening || opening.pos === "AUX" || ["be", "become", "remain", "as", "like"].includes(opening.lemma))
    return opening === undefined && definite.has(before.lower) ? remove(words, i) : undefined;
  if (definite.has(before.lower)) return remove(words, i);
  if (article) return paired ? remove(words, i) : undefined;
  const bare = before.pos === "ADP" || before.pos === "VERB";
  return bare && (isPlural(noun) || paired) ? remove(words, i) : undefined;
}

function remove(words: readonly Word[], i: number): Proposal {
  return { parts: [{ start: words[i]!.start, end: words[i + 1]!.start, after: "" }] };
}
