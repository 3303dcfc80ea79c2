import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";

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
  modes: ["shorten"],
  summary: "The noun says the same without the praise.",
  stage: "rhythm",
  level: 7,
  propose: (context) => {
    if (warnsOrBinds(context.words)) return [];
    if (weighsFigures(context.words)) return [];
    return context.words.flatMap((_, i) => dropPraise(context.words, i) ?? []);
  },
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
