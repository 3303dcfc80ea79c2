import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { commonLinks } from "./common-links.ts";
import { commonNames } from "./common-names.ts";
import { commonVerbs } from "./common-verbs.ts";
import { sureTurns } from "./sure-turns.ts";
import { linkSynonyms } from "./synonym-links.ts";
import { nameSynonyms } from "./synonym-names.ts";
import { verbSynonyms } from "./synonym-verbs.ts";
import { twinAdjectives } from "./twin-adjectives.ts";
import { twinLinks } from "./twin-links.ts";
import { twinNouns } from "./twin-nouns.ts";
import { twinTurns } from "./twin-turns.ts";
import { twinVerbPhrases } from "./twin-verb-phrases.ts";
import { twinVerbs } from "./twin-verbs.ts";

/** Swaps words that have good twins. */
export const synonyms: Rule = tableRule({
  id: "synonyms",
  summary: "Another word says the same.",
  stage: "wording",
  level: 6,
  entries: [
    ...sureTurns,
    ...linkSynonyms,
    ...verbSynonyms,
    ...nameSynonyms,
    ...commonLinks,
    ...commonVerbs,
    ...commonNames,
    ...twinLinks,
    ...twinTurns,
    ...twinVerbs,
    ...twinVerbPhrases,
    ...twinNouns,
    ...twinAdjectives,
  ],
  examples: [
    { before: "They often lead to delays.", after: "They often result in delays." },
    { before: "She bought it for the children.", after: "She bought it for the children." },
    { before: "The plan is known as Big Top.", after: "The plan is called Big Top." },
    { before: "He took advantage of it.", after: "He took advantage of it." },
    { before: "The effect was significant (p < 0.01).", after: "The effect was significant (p < 0.01)." },
    { before: "We go there to enjoy cake.", after: "We go there to enjoy cake." },
    { before: "It supports the growth of moss.", after: "It supports the growth of moss." },
    { before: "He scored the winning goal.", after: "He scored the winning goal." },
    { before: "They used to live here.", after: "They used to live here." },
    { before: "It is a primary school.", after: "It is a primary school." },
  ],
});
