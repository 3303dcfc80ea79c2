import type { Word } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";
import { isIdle } from "./idle.ts";
import { opposed } from "./opposites.ts";
import { abstractNouns } from "./soft-words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers the second of two abstract nouns that "and" joins, where a verb or preposition governs both. */
export const cutPairs: Rule = {
  id: "cut-pairs",
  modes: ["shorten"],
  summary: "One of the two nouns says enough.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words, next } = context;
    const ahead = next?.words[0]?.lower ?? "";
    if (warnsOrBinds(context.words) || pointing.has(ahead)) return [];
    return words.flatMap((word, and) => (word.lower === "and" ? (dropSecond(words, and) ?? []) : []));
  },
};

const pointing = set("both these they those it this neither either while the");

function dropSecond(words: readonly Word[], and: number): Proposal | undefined {
  const first = words[and - 1]!;
  if (!first || !isAbstract(first)) return undefined;
  let end = and + 1;
  while (words[end]?.pos === "ADJ" || words[end]?.pos === "NOUN") end++;
  const second = words[end - 1]!;
  const after = words[end];
  if (end === and + 1 || end > and + 4 || !isAbstract(second) || !after) return undefined;
  if (opposed.has(first.lemma) || opposed.has(second.lemma) || !isIdle(words.slice(and, end))) return undefined;
  if (!/^(?:[.,;]|in|across|within|throughout|during|among)$/.test(after.lower)) return undefined;
  if (after.text === "," && !/^(?:and|but|which|while|so|making)$/.test(words[end + 1]?.lower ?? "")) return undefined;
  // Before a verb the two would be its subject, or the second that of another clause.
  for (let v = end; v < words.length && words[v]!.pos !== "PUNCT"; v++) if (verbGroupAt(words, v)) return undefined;
  const governor = governorOf(words, and - 1);
  if (!governor) return undefined;
  return replace(first.end, second.end, "");
}

/** The verb or preposition before the noun phrase that ends at `noun`; undefined where it asks for both nouns. */
function governorOf(words: readonly Word[], noun: number): Word | undefined {
  let i = noun;
  while (i >= 0 && (["ADJ", "DET", "NOUN"].includes(words[i]!.pos) || possessives.has(words[i]!.lower))) i--;
  const word = words[i];
  if (!word || words.slice(Math.max(0, i - 4), noun).some(({ lower }) => counting.has(lower))) return undefined;
  if (word.pos === "ADP" && word.lower === "of") return pairing.test(words[i - 1]?.lemma ?? "") ? undefined : word;
  if (word.pos === "ADP") return needy.has(word.lower) ? undefined : word;
  return word.pos === "VERB" && !joining.has(word.lemma) ? word : undefined;
}

function isAbstract({ pos, lemma, lower }: Word): boolean {
  return pos === "NOUN" && (abstractNouns.has(lower) || emptyWords.has(lemma) || ending.test(lower));
}

const ending = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|acy|ency|dom|tude)s?$/;
const counting = set("both between either two combination balance difference relationship link");
const needy = set("between as than like since versus among such");
const joining = set(
  "combine mix balance blend compare link connect distinguish differ join include separate integrate",
);
const pairing =
  /^(?:mix|mixture|blend|combination|balance|pair|union|comparison|relationship|interplay|intersection|department|ministry|law|laws|principle|separation|department|degree|kind|type|theory|number|range|means|rate)$/;
