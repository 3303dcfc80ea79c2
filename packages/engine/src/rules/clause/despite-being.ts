import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "Despite being tired, she went on" becomes "Although she was tired, she went on". */
export const despiteBeing: Rule = {
  id: "despite-being",
  summary: "“Although” and a verb are plainer.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = despiteAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "Despite being tired, she went on.", after: "Although she was tired, she went on." },
    {
      before: "Despite having good boats, they stay ashore.",
      after: "Although they have good boats, they stay ashore.",
    },
    { before: "Despite having lost the map, I found it.", after: "Although I had lost the map, I found it." },
    { before: "Despite being old, the bridge holds.", after: "Despite being old, the bridge holds." },
    { before: "Despite the rain, she went on.", after: "Despite the rain, she went on." },
    { before: "Despite being old, it may hold.", after: "Despite being old, it may hold." },
  ],
};

function despiteAt({ words }: Context): Proposal | undefined {
  const verb = words[1]?.lower;
  if (words[0]?.lower !== "despite" || (verb !== "being" && verb !== "having")) return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  const subject = words[comma + 1];
  if (comma < 3 || comma > 16 || !subject || !["i", "you", "he", "she", "it", "we", "they"].includes(subject.lower))
    return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (clause?.verb.first !== comma + 2 || clause.verb.tense === "modal") return undefined;
  // A second clause inside would need the same change.
  if (
    words
      .slice(2, comma)
      .some(({ lower, pos }) => lower === "and" || lower === "or" || (pos === "VERB" && /ing$/.test(lower)))
  )
    return undefined;
  const form = verb === "being" ? beFor(subject, clause.verb.tense) : haveFor(subject, clause.verb.tense);
  const named = subject.lower === "i" ? "I" : subject.lower;
  return { parts: [{ start: words[0].start, end: words[1]!.end, after: `although ${named} ${form}` }] };
}

const third = new Set(["he", "she", "it"]);

function beFor({ lower }: Word, tense: string): string {
  if (tense === "past") return lower === "i" || third.has(lower) ? "was" : "were";
  return lower === "i" ? "am" : third.has(lower) ? "is" : "are";
}

function haveFor({ lower }: Word, tense: string): string {
  if (tense === "past") return "had";
  return third.has(lower) ? "has" : "have";
}
