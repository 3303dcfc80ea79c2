import type { Sentence, Word } from "../../document/document.ts";
import { isBare } from "../../grammar/noun-phrase.ts";
import { childrenBy, generalRelation, isAttributive } from "../../grammar/relations.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops adjectives that praise what nobody doubts, and those that their noun says already. */
export const shortenModifiers: Rule = {
  id: "shorten-modifiers",
  modes: ["shorten"],
  summary: "The noun says the same without the adjective.",
  stage: "rhythm",
  level: 7,
  propose: ({ sentence, words }) => {
    if (warnsOrBinds(words) || weighsFigures(words)) return [];
    return words.flatMap((_, i) => dropAdjective(sentence, i) ?? []);
  },
};

/** Adjectives that only praise: nothing that could be checked is lost with them. */
const praise = set(`
  breathtaking stunning remarkable invaluable wonderful amazing incredible fantastic exquisite captivating mesmerizing
  enchanting magnificent extraordinary unforgettable delightful fascinating unparalleled unwavering unmatched sheer
  tremendous state-of-the-art cutting-edge heartfelt cherished treasured awe-inspiring spectacular gorgeous commendable
  noteworthy timeless vibrant seamless invigorating bustling intricate meticulous tireless
`);

/** Nouns that say themselves what the adjective says. */
const pleonasms: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `insight advice: valuable invaluable useful helpful
  balance: delicate
  commitment dedication devotion: unwavering steadfast strong firm deep
  heritage tapestry: rich vibrant
  array variety range: impressive vast
  reminder: stark poignant
  result outcome: final end
  fact: actual true
  history experience achievement: past
  innovation breakthrough: new groundbreaking
  collaboration cooperation: mutual
  plan planning: future advance
  gift: free
  surprise: unexpected
  essential necessity: absolute
  detail: specific`
    .split("\n")
    .flatMap((line) => {
      const [nouns = "", adjectives = ""] = line.split(":");
      return [...set(nouns)].map((noun): [string, ReadonlySet<string>] => [noun, set(adjectives)]);
    }),
);

const definite = set("the this these those its their our his her my your");

function dropAdjective(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const [adjective, next] = [words[i]!, words[i + 1]];
  const noun = tree.heads[i]!;
  if (i === 0 || !next || noun !== i + 1 || next.pos !== "NOUN" || !isAttributive(tree, i)) return undefined;
  const isPleonasm = pleonasms.get(next.lemma)?.has(adjective.lower) ?? false;
  if (!isPleonasm && !praise.has(adjective.lower)) return undefined;
  const others = childrenBy(tree, noun, "amod", "compound", "conj");
  if (others.length > 1 || childrenBy(tree, i, "advmod", "conj", "obl").length > 0 || isHyphenated(words, i))
    return undefined;
  return isSaid(sentence, noun, isPleonasm) || isBare(words, i) ? undefined : replace(adjective.start, next.start, "");
}

/** True where the adjective is the point: of what is, of what one thinks of it, of what is left out or said against it. */
function isSaid({ words, tree }: Sentence, noun: number, isPleonasm: boolean): boolean {
  const article = words[childrenBy(tree, noun, "det", "nmod")[0] ?? noun]!.lower;
  const isDefinite = definite.has(article);
  const relation = generalRelation(tree.relations[noun]!);
  const governor = words[tree.heads[noun]!];
  const isPredicate = childrenBy(tree, noun, "cop").length > 0 || ["appos", "root", "xcomp"].includes(relation);
  if (isPredicate || (governor && heavy.has(governor.lemma))) return true;
  const marks = childrenBy(tree, noun, "case").map((k) => words[k]!.lower);
  if (marks.some((mark) => contrasting.has(mark))) return true;
  return !isDefinite && !isPleonasm;
}

/** Verbs of seeming, having, lacking and judging. */
const heavy = set("be become remain seem look feel have lack avoid miss prevent consider call make deserve receive");
const contrasting = set("as like despite without of than");

function isHyphenated(words: readonly Word[], i: number): boolean {
  return [words[i - 1], words[i + 1], words[i + 2]].some((word) => word !== undefined && /^[-‑‐–/]$/.test(word.text));
}
