import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { any } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

/** No plain statement stands before, so that the words may belong to a list or to half a sentence. */
const noStatement: Restriction = ({ words, from }) => {
  let comma = from - 1;
  while (comma >= 0 && words[comma]!.text !== ",") comma--;
  if (words[from]!.text === ",") comma = from;
  return comma < 3 || !words.slice(0, comma).some((_, i) => verbGroupAt(words, i)) || hasGerundBefore(words, comma);
};

function hasGerundBefore(words: readonly Word[], comma: number): boolean {
  return words.slice(0, comma).some(({ lower, pos }) => pos === "VERB" && /ing$/.test(lower));
}

/** The phrase says what a thing is, not what something was done for. */
const noVerbBefore: Restriction = ({ words, from }) => {
  const group = words.slice(0, from).findLastIndex((word, i) => word.lemma !== "be" && verbGroupAt(words, i));
  return group < 0 || words[from - 1]!.text === "," || words[from - 1]!.lemma === "be";
};

/** Another participle follows in a row. */
const inRow: Restriction = ({ words, to }) =>
  words.slice(to).some(({ lower, pos }, i) => {
    const left = words[to + i - 1]!;
    return pos === "VERB" && /ing$/.test(lower) && (left.text === "," || left.lower === "and");
  });

/** What somebody's mind is on is no part of the work. */
const isPersonal: Restriction = ({ words, from }) =>
  words.slice(0, from).some(({ lower }) => ["i", "he", "she", "you"].includes(lower));

const loose = any(noStatement, inRow);

export const tailPhrases = tableRule({
  id: "tail-phrases",
  summary: "A plain link says what the tail in “-ing” is there for.",
  stage: "clause",
  level: 6,
  entries: [
    { match: "[ , aiming|seeking|looking ] to <V>", to: "", unless: loose },
    { match: ", [ focusing|concentrating ] on", to: "with a focus", unless: any(loose, isPersonal) },
    { match: ", [ ranging ] from <NP+> to", to: "", unless: noStatement },
    { match: "[ , with the aim|goal|intention|purpose of <Ving> ]", to: "to $V6", unless: loose },
    { match: "[ with the aim|goal|intention|purpose of <Ving> ]", to: "to $V5", unless: any(noVerbBefore, inRow) },
  ],
  examples: [
    {
      before: "The council raised the fee, aiming to cut traffic.",
      after: "The council raised the fee to cut traffic.",
    },
    { before: "She went to Leeds, seeking to sell the mill.", after: "She went to Leeds to sell the mill." },
    {
      before: "The essay covers the whole war, focusing on the sieges.",
      after: "The essay covers the whole war, with a focus on the sieges.",
    },
    {
      before: "They sell many kinds of bread, ranging from rye to corn.",
      after: "They sell many kinds of bread, from rye to corn.",
    },
    {
      before: "He bought the barn with the aim of selling flour.",
      after: "He bought the barn to sell flour.",
    },
    {
      before: "He likes reading books, focusing on one, and taking notes.",
      after: "He likes reading books, focusing on one, and taking notes.",
    },
    { before: "A town, aiming to grow, built a mill.", after: "A town, aiming to grow, built a mill." },
  ],
});
