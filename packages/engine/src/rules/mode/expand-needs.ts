import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { set } from "./expand-tools.ts";

/** Says in a frame of its own what somebody needs to do. */
export const expandNeeds: Rule = {
  id: "expand-needs",
  modes: ["expand"],
  adds: true,
  summary: "The sentence says at more length that this is necessary.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words, previous } = context;
    if (warnsOrBinds(context.words) || words.at(-1)!.text !== ".") return [];
    // Twice running the frame is heard.
    if (previous?.words.some(({ lower }) => lower === "necessary" || lower === "need" || lower === "needs")) return [];
    const found = frame(words);
    return found ? [found] : [];
  },
};

const shut = set("also and not n't never no need needs if that which who what");

const plain = set(
  `farmers students teachers parents schools companies businesses users people workers employees governments communities
  individuals organizations leaders managers children customers scientists researchers citizens patients players`,
);

/** "Farmers need to rest." becomes "It is necessary for farmers to rest." */
function frame(words: readonly Word[]): Proposal | undefined {
  const end = nounPhraseEnd(words, 0);
  const [need, to, verb] = end === undefined ? [] : words.slice(end, end + 3);
  const [first] = words;
  if (!first || !need || !/^needs?$/.test(need.lower) || to?.lower !== "to" || verb?.pos !== "VERB") return undefined;
  if (!["NOUN", "DET", "ADJ", "PROPN"].includes(first.pos) || end! > 4 || verb.lower !== verb.lemma) return undefined;
  if (words.some((word, k) => k !== end && shut.has(word.lower))) return undefined;
  // The tagger takes a capital at the start for a name; only what has a plural or an article is none.
  if (words.slice(1, end).some(({ pos }) => pos === "PROPN" || pos === "PRON")) return undefined;
  if (first.pos === "PROPN" && !plain.has(first.lower)) return undefined;
  return {
    parts: [
      { start: first.start, end: first.end, after: `It is necessary for ${first.lower}` },
      { start: need.start, end: to.start, after: "" },
    ],
  };
}
