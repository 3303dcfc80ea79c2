import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { nearWords } from "./near-words.ts";
import { rareAdjectives } from "./rare-adjectives.ts";
import { rareAdverbs } from "./rare-adverbs.ts";
import { rareNouns } from "./rare-nouns.ts";
import { rareVerbs } from "./rare-verbs.ts";

/** Swaps everyday words for others where those go with the words around them as well. */
export const nearSynonyms: Rule = tableRule({
  id: "near-synonyms",
  summary: "Another word says the same here.",
  stage: "wording",
  level: 7,
  entries: [...nearWords, ...rareVerbs, ...rareNouns, ...rareAdjectives, ...rareAdverbs],
  examples: [
    { before: "They repair old clocks.", after: "They fix old clocks." },
    { before: "It took a long, costly inquiry.", after: "It took a lengthy, costly investigation." },
    { before: "They lost their attorney and their lawyer.", after: "They lost their attorney and their lawyer." },
    { before: "The nearby shop is not open.", after: "The neighboring store is not open." },
    { before: "It took no longer than that.", after: "It took no longer than that." },
    { before: "A so long wait followed.", after: "A so long wait followed." },
  ],
});
