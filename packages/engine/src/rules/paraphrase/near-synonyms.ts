import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { everydayTurns } from "./everyday-turns.ts";
import { nearWords } from "./near-words.ts";
import { rareAdjectives } from "./rare-adjectives.ts";
import { rareAdverbs } from "./rare-adverbs.ts";
import { rareNouns } from "./rare-nouns.ts";
import { rareVerbs } from "./rare-verbs.ts";
import { widerModifiers } from "./wider-modifiers.ts";
import { widerNouns } from "./wider-nouns.ts";
import { widerTurns } from "./wider-turns.ts";
import { widerVerbs } from "./wider-verbs.ts";

/** Swaps everyday words for others where those go with the words around them as well. */
export const nearSynonyms: Rule = tableRule({
  id: "near-synonyms",
  summary: "Another word says the same here.",
  stage: "wording",
  level: 7,
  entries: [
    ...everydayTurns,
    ...nearWords,
    ...rareVerbs,
    ...rareNouns,
    ...rareAdjectives,
    ...rareAdverbs,
    ...widerVerbs,
    ...widerNouns,
    ...widerModifiers,
    ...widerTurns,
  ],
  examples: [
    { before: "They repair old clocks.", after: "They fix old clocks." },
    { before: "It took a long, costly inquiry.", after: "It took a lengthy, expensive investigation." },
    { before: "They lost their attorney and their lawyer.", after: "They lost their attorney and their lawyer." },
    { before: "The nearby shop is not open.", after: "The neighboring store is not open." },
    { before: "It took no longer than that.", after: "It took no longer than that." },
    { before: "The committee won praise for its work.", after: "The committee earned praise for its work." },
    { before: "The bridge is located in Kent.", after: "The bridge lies in Kent." },
    { before: "The committee won.", after: "The committee won." },
    { before: "It was not easy to see.", after: "It was not easy to see." },
    { before: "A so long wait followed.", after: "A so long wait followed." },
  ],
});
