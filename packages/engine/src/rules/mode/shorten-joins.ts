import { reasons } from "../../change-reasons.ts";
import type { Sentence } from "../../document/document.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Deletes a word that two joined parts repeat: "is old and is loved" becomes "is old and loved". */
export const shortenJoins: Rule = {
  id: "shorten-joins",
  modes: ["shorten"],
  summary: reasons.saysItOnce,
  stage: "clause",
  level: 5,
  propose: ({ sentence, words }) => {
    if (warnsOrBinds(words)) return [];
    return words.flatMap(({ lower }, and) => {
      if (!/^(?:and|or)$/.test(lower) || and === 0) return [];
      return dropAuxiliaries(sentence, and) ?? dropTo(sentence, and) ?? dropDeterminer(sentence, and) ?? [];
    });
  },
};

/** The most words between two joined parts for which a word of the first part need not be repeated. */
const reach = 12;

/** Turns "it is old and is loved" into "it is old and loved", "has grown and has died" into "has grown and died". */
function dropAuxiliaries({ words, tree }: Sentence, and: number): Proposal | undefined {
  const at = words[and - 1]!.text === "," ? and - 1 : and;
  let end = and + 1;
  while (words[end]?.pos === "AUX") end++;
  const own = words.slice(and + 1, end).map(({ lower }) => lower);
  const second = tree.heads[and]!;
  const first = tree.heads[second] ?? -1;
  if (own.length === 0 || second !== end || tree.relations[second] !== "conj" || first < 0 || !isSure(tree, second))
    return undefined;
  const auxiliaries = childrenBy(tree, first, "aux", "cop").filter((i) => i < first);
  const isSame = auxiliaries.map((i) => words[i]!.lower).join(" ") === own.join(" ");
  const isAlike =
    words[first]!.tag === words[second]!.tag || (isState(words[first]!.tag) && isState(words[second]!.tag));
  if (!isSame || !isAlike || words.slice(auxiliaries[0], first).some(({ lower }) => denying.test(lower)))
    return undefined;
  if (childrenBy(tree, first, "conj").length > 1 || second - first > reach) return undefined;
  const between = words.slice(first + 1, at);
  if (between.some(({ pos, text }) => pos === "CCONJ" || pos === "PUNCT" || text === "that")) return undefined;
  return replace(words[at - 1]!.end, words[end]!.start, ` ${words[and]!.text} `);
}

const denying = /^(?:not|n['’]t|never|neither|hardly|rarely|no)$/;

function isState(tag: string): boolean {
  return tag === "VBN" || tag === "JJ";
}

/** Turns "to learn and to grow" into "to learn and grow". */
function dropTo({ words, tree }: Sentence, and: number): Proposal | undefined {
  const [to, second] = [and + 1, and + 2];
  const first = tree.heads[second] ?? -1;
  if (words[to]?.lower !== "to" || words[second]?.tag !== "VB" || tree.relations[second] !== "conj" || first < 1)
    return undefined;
  if (words[first - 1]!.lower !== "to" || words[first]!.tag !== "VB" || !isSure(tree, second)) return undefined;
  const between = words.slice(first + 1, and);
  const isLong = between.length > 6 || between.some(({ pos }) => pos === "PUNCT" || pos === "CCONJ" || pos === "VERB");
  if (isLong || childrenBy(tree, first, "conj").length > 1 || words[first - 2]?.lower === "not") return undefined;
  return replace(words[to]!.start, words[second]!.start, "");
}

/** Turns "their time and their money" into "their time and money". */
function dropDeterminer({ words, tree }: Sentence, and: number): Proposal | undefined {
  const [own, second] = [words[and + 1], words[and + 2]];
  const [one, first] = [words[and - 2], words[and - 1]];
  if (!second || !one || one.lower !== own!.lower || !possessives.has(own!.lower)) return undefined;
  if (!isNoun(first!) || !isNoun(second) || tree.heads[and + 2] !== and - 1 || isNoun(words[and + 3] ?? first!))
    return undefined;
  if (["PART", "PROPN"].includes(words[and + 3]?.pos ?? "") || words[and - 3]?.text === ",") return undefined;
  return replace(own!.start, second.start, "");
}
