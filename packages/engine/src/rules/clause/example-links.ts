import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Restriction } from "../table.ts";
import { tableRule } from "../table.ts";

/** Examples in a row stand behind it, and the plural that they are examples of before it. */
const givesExamples: Restriction = ({ words, from, to, context }) => {
  const left = words[from - 1]?.text === "," ? words[from - 2] : words[from - 1];
  if (context.casual || left?.pos !== "NOUN" || !isPlural(left) || words[from]!.pos === "VERB") return false;
  const first = nounPhraseEnd(words, to);
  if (first === undefined || ["PRON", "DET"].includes(words[to]!.pos)) return false;
  const mark = words[first]?.lower;
  const second = mark === "," || mark === "and" || mark === "or" ? nounPhraseEnd(words, first + 1) : undefined;
  if (second === undefined) return false;
  return !words
    .slice(0, from)
    .some(({ lower }) => ["feel", "look", "sound", "taste", "smell", "seem", "act", "more"].includes(lower));
};

const parts =
  "era|stage|stages|form|forms|process|processes|experiment|experiments|model|models|variant|method|approach|system|technique|task|tasks|series|setup|framework|scheme|procedure|mechanism|design|relationship|algorithm|format";

/** "Such as" for examples, "in which" for what is no place. */
export const exampleLinks = tableRule({
  id: "example-links",
  summary: "“Like” compares and “where” names a place; here the plain link is another.",
  stage: "clause",
  level: 7,
  entries: [
    { match: "[ like ]", to: "such as", level: 8, when: givesExamples },
    {
      match: `${parts} [ where ]`,
      to: "in which",
      when: ({ context, words, to }) => !context.casual && nounPhraseEnd(words, to) !== undefined,
    },
  ],
  examples: [
    {
      before: "It runs on devices like phones, tablets, and clocks.",
      after: "It runs on devices such as phones, tablets, and clocks.",
    },
    {
      before: "He opened an era where boats were built of steel.",
      after: "He opened an era in which boats were built of steel.",
    },
    { before: "They like apples, pears, and plums.", after: "They like apples, pears, and plums." },
    { before: "It looks like rain and wind.", after: "It looks like rain and wind." },
    { before: "She knows a town where boats are built.", after: "She knows a town where boats are built." },
    { before: "Boys like him and her run fast.", after: "Boys like him and her run fast." },
    {
      before: "I don't eat fruits like apples, pears, and plums.",
      after: "I don't eat fruits like apples, pears, and plums.",
    },
  ],
});
