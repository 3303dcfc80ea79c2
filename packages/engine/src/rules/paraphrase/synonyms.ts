import type { Rule } from "../rule.ts";
import { tableRule } from "../table.ts";
import { linkSynonyms } from "./synonym-links.ts";
import { nameSynonyms } from "./synonym-names.ts";
import { verbSynonyms } from "./synonym-verbs.ts";

const all = tableRule({
  id: "synonyms",
  summary: "Another word says the same.",
  stage: "wording",
  level: 1,
  entries: [...linkSynonyms, ...verbSynonyms, ...nameSynonyms],
  examples: [
    { before: "They often lead to delays.", after: "They frequently result in delays." },
    { before: "She tried to buy the house.", after: "She sought to purchase the house." },
    { before: "The plan is known as Big Top.", after: "The plan is called Big Top." },
    { before: "He took advantage of it.", after: "He took advantage of it." },
    { before: "The effect was significant (p < 0.01).", after: "The effect was significant (p < 0.01)." },
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
    if (found.length <= most) return found;
    const offset = context.pick([0, 1, 2, 3, 4], context.sentence.start);
    const step = Math.max(1, Math.floor(found.length / most));
    return found.filter((_, i) => (i + offset) % step === 0).slice(0, most);
  },
};
