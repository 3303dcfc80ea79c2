import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
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
};

function despiteAt({ words }: Context): Proposal | undefined {
  const verb = words[1]?.lower;
  if (words[0]?.lower !== "despite" || (verb !== "being" && verb !== "having")) return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < 3 || comma > 20) return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || clause.verb.first > clause.subjectHead + 2 || clause.verb.tense === "modal") return undefined;
  const named = pronounFor(words, clause);
  // "Despite being told there was no sauce, the dish": whoever was told is not in the sentence.
  if (words[2]!.pos === "VERB" && !subjectPronouns.has(words[clause.subjectHead]!.lower)) return undefined;
  if (!named) return undefined;
  // A second clause inside would need the same change.
  if (words.slice(2, comma).some(isAnother)) return undefined;
  const form = verb === "being" ? beFor(named, clause.verb.tense) : haveFor(named, clause.verb.tense);
  return {
    parts: [{ start: words[0].start, end: words[1]!.end, after: `although ${named === "i" ? "I" : named} ${form}` }],
  };
}

function isAnother({ lower, pos }: Word): boolean {
  return lower === "and" || lower === "or" || (pos === "VERB" && /ing$/.test(lower));
}

/** A pronoun that can stand before its noun; of one person the text does not tell which. */
function pronounFor(words: readonly Word[], { subjectFrom, subjectHead }: Clause): string | undefined {
  const head = words[subjectHead]!;
  if (subjectPronouns.has(head.lower)) return head.lower;
  if (head.pos !== "NOUN" || !["the", "this", "these", "its", "our", "their"].includes(words[subjectFrom]!.lower))
    return undefined;
  if (isPlural(head)) return "they";
  return isPersonNoun(head) ? undefined : "it";
}

const third = new Set(["he", "she", "it"]);

function beFor(pronoun: string, tense: string): string {
  if (tense === "past") return pronoun === "i" || third.has(pronoun) ? "was" : "were";
  return pronoun === "i" ? "am" : third.has(pronoun) ? "is" : "are";
}

function haveFor(pronoun: string, tense: string): string {
  if (tense === "past") return "had";
  return third.has(pronoun) ? "has" : "have";
}
