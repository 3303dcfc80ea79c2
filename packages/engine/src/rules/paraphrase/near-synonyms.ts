import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { nearWords } from "./near-words.ts";

/** Swaps everyday words for others where those go with the words around them as well. */
export const nearSynonyms: Rule = tableRule({
  id: "near-synonyms",
  summary: "Another word says the same here.",
  stage: "wording",
  level: 7,
  entries: nearWords,
  examples: [
    { before: "They repair old clocks.", after: "They fix old clocks." },
    { before: "It took a long, costly inquiry.", after: "It took a lengthy, costly investigation." },
    { before: "The firm built a nation.", after: "The firm built a country." },
    { before: "The matter is not good.", after: "The issue is not good." },
    { before: "It took no longer than that.", after: "It took no longer than that." },
    { before: "A so long wait followed.", after: "A so long wait followed." },
  ],
});
