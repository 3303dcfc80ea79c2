import type { Word } from "../../document/document.ts";
import { openIng, openPast } from "../paraphrase/relatives.ts";
import type { Rule } from "../rule.ts";
import { wholeSentence } from "../table.ts";
import { binding } from "./guards.ts";

/** Gives a participle behind a noun the verb that it leaves out. */
export const expandRelatives: Rule = {
  id: "expand-relatives",
  summary: "A clause of its own says what the noun is or does.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (binding(wholeSentence(context))) return [];
    return words.flatMap((_, i) => (unsure(words, i) ? [] : (openPast(words, i) ?? openIng(words, i) ?? [])));
  },
  examples: [
    { before: "We like houses built of stone.", after: "We like houses that are built of stone." },
    { before: "She wrote a report criticizing the plan.", after: "She wrote a report that criticized the plan." },
    { before: "We cook an egg using direct heat.", after: "We cook an egg using direct heat." },
    { before: "She saw him building a house.", after: "She saw him building a house." },
    { before: "He has a house painted by his son.", after: "He has a house painted by his son." },
  ],
};

/** "Cook an egg using direct heat", "funds from states based on need": the nearest noun is not what is described. */
function unsure(words: readonly Word[], i: number): boolean {
  const { lower } = words[i]!;
  if (lower === "using") return true;
  return lower === "based" && words.slice(Math.max(0, i - 5), i).some(({ pos }) => pos === "ADP");
}
