import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Rule } from "../rule.ts";
import type { Cut } from "./cut.ts";
import { cutsOf } from "./split.ts";

/** Divides a sentence wherever both halves are full sentences, so that each sentence has one statement. */
export const simpleSentences: Rule = {
  id: "simple-sentences",
  modes: ["simple"],
  summary: reasons.shorterSentences,
  stage: "clause",
  level: 4,
  splits: true,
  propose: ({ words, sentence, text }) => {
    if (countWords(words, 0, words.length) < simple.shortest || warnsOrBinds(words)) return [];
    return cutsOf(sentence, text).filter((cut) => skewOf(words, cut, simple.half) !== undefined);
  },
};

/** A rule like `simpleSentences` that runs in a later stage, on the sentences which earlier stages have left. */
export const simplerSentences: Rule = { ...simpleSentences, id: "simpler-sentences", stage: "rhythm" };

/** The least number of words in a sentence that is cut, and in each half. */
const simple = { shortest: 9, half: 4 };

/** Divides a very long sentence once, where both halves are full sentences of similar length. */
export const longSentences: Rule = {
  id: "long-sentences",
  notIn: ["simple", "academic"],
  summary: reasons.shorterSentences,
  stage: "rhythm",
  level: 6,
  propose: ({ words, sentence, text, mode }) => {
    if (countWords(words, 0, words.length) < long.shortest) return [];
    const keepsBut = mode === "formal";
    const cuts = cutsOf(sentence, text)
      .filter(
        ({ kind, parts }) =>
          parts.length === 1 && kind !== "tail" && kind !== "relative" && !(kind === "but" && keepsBut),
      )
      .flatMap((cut) => {
        const skew = skewOf(words, cut, long.half);
        return skew === undefined ? [] : [{ cut, skew }];
      });
    const best = cuts.sort((a, b) => a.skew - b.skew)[0]?.cut;
    return best ? [{ parts: best.parts, level: best.kind === "but" ? 8 : 6 }] : [];
  },
};

const long = { shortest: 34, half: 10 };

/** Returns the difference in words between both halves; undefined if one half is too short for a sentence. */
function skewOf(words: readonly Word[], { at }: Cut, half: number): number | undefined {
  const left = countWords(words, 0, at);
  const right = countWords(words, at, words.length);
  return left < half || right < half ? undefined : Math.abs(left - right);
}

function countWords(words: readonly Word[], from: number, to: number): number {
  return words.slice(from, to).filter(({ pos }) => pos !== "PUNCT").length;
}
