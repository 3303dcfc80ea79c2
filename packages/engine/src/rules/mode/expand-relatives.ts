import { openIng, openPast } from "../paraphrase/relatives.ts";
import type { Rule } from "../rule.ts";
import { binding } from "./guards.ts";

/** Gives a participle behind a noun the verb that it leaves out. */
export const expandRelatives: Rule = {
  id: "expand-relatives",
  summary: "A clause of its own says what the noun is or does.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (binding({ words, from: 0, to: 0, slots: [], context })) return [];
    return words.flatMap((_, i) => openPast(words, i) ?? openIng(words, i) ?? []);
  },
  examples: [
    { before: "We like houses built of stone.", after: "We like houses that are built of stone." },
    { before: "She wrote a report criticizing the plan.", after: "She wrote a report that criticized the plan." },
    { before: "She saw him building a house.", after: "She saw him building a house." },
    { before: "He has a house painted by his son.", after: "He has a house painted by his son." },
  ],
};
