import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { any, inSentenceWith, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { binding, statistical } from "./guards.ts";

/** No plural noun phrase of one or two words follows. */
const notPlural: Restriction = ({ words, to }) => {
  const end = nounPhraseEnd(words, to);
  return end === undefined || end > to + 3 || words[end - 1]!.pos !== "NOUN" || !isPlural(words[end - 1]!);
};

const counted = any(
  binding,
  statistical,
  notPlural,
  previousIs("the", "these", "those", "how", "so", "too", "as", "not", "very", "many", "its", "their", "of", "that"),
  nextPos("NUM", "VERB", "ADP"),
  nextIs("times", "years", "ways", "others", "more", "other", "different"),
);

/** Gives words of amount and time their longer forms. */
export const expandAmounts = tableRule({
  id: "expand-amounts",
  summary: "The longer expression says the same.",
  stage: "rhythm",
  level: 6,
  entries: [
    { match: "many", to: "a large number of", unless: any(counted, inSentenceWith("most", "more", "few")) },
    { match: "numerous|countless", to: "a large number of", unless: counted },
    {
      match: "several",
      to: "a number of",
      unless: any(
        counted,
        inSentenceWith("number", "numbers"),
        nextIs("days", "hours", "minutes", "weeks", "seconds", "hundred", "thousand"),
      ),
    },
    {
      match: "most",
      to: "the majority of",
      unless: any(
        counted,
        nextPos("ADJ", "ADV"),
        nextIs("likely", "days", "nights", "times", "parts", "cases"),
        previousIs("at", "for"),
      ),
    },
    { match: "various", to: "several different", unless: any(counted, previousPos("ADV", "ADJ")) },
  ],
  examples: [
    { before: "Many farmers left.", after: "A large number of farmers left." },
    { before: "Several farmers left.", after: "A number of farmers left." },
    { before: "Most farmers left.", after: "The majority of farmers left." },
    { before: "The most common birds left.", after: "The most common birds left." },
    { before: "Not many farmers left.", after: "Not many farmers left." },
    { before: "She sells various nets.", after: "She sells several different nets." },
    { before: "The many boats left.", after: "The many boats left." },
    { before: "Many of them left.", after: "Many of them left." },
  ],
});
