import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { commonLinks } from "./common-links.ts";
import { commonNames } from "./common-names.ts";
import { commonVerbs } from "./common-verbs.ts";
import { linkSynonyms } from "./synonym-links.ts";
import { nameSynonyms } from "./synonym-names.ts";
import { verbSynonyms } from "./synonym-verbs.ts";

const all = tableRule({
  id: "synonyms",
  summary: "Another word says the same.",
  stage: "wording",
  level: 6,
  entries: [...linkSynonyms, ...verbSynonyms, ...nameSynonyms, ...commonLinks, ...commonVerbs, ...commonNames],
  examples: [
    { before: "They often lead to delays.", after: "They often result in delays." },
    { before: "She tried to buy the house.", after: "She tried to buy the house." },
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

/** At most this many words of a sentence change, so that it stays the writer's sentence. */
const most = 3;

/** Swaps some of the words that have good twins; the seed decides which. */
export const synonyms: Rule = {
  ...all,
  propose: (context) => {
    const found = all.propose(context);
    if (found.length <= 1) return found;
    const kept = found.filter(({ parts }) => context.pick([true, true, false], parts[0]!.start + found.length));
    return (kept.length > 0 ? kept : found).slice(0, most);
  },
};
