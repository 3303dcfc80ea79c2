import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { binding } from "./guards.ts";
import { ofToPossessive } from "./possessive.ts";

/** Turns clauses into phrases and drops words that only link. */
export const shortenClauses: Rule = {
  id: "shorten-clauses",
  summary: "A phrase does the work of a clause.",
  stage: "clause",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (binding({ words, from: 0, to: 0, slots: [], context })) return [];
    return words.flatMap(
      (_, i) =>
        reduceRelative(words, i) ??
        dropThereIs(words, i) ??
        dropThat(words, i) ??
        mannerToAdverb(words, i) ??
        ofToPossessive(words, i) ??
        [],
    );
  },
  examples: [
    { before: "The tools that are used by farmers are old.", after: "The tools used by farmers are old." },
    { before: "A hill, which is known as Big Top, is near.", after: "A hill, known as Big Top, is near." },
    { before: "There are many things that affect the price.", after: "Many things affect the price." },
    { before: "The book that he wrote sold well.", after: "The book he wrote sold well." },
    { before: "They did it in a careful manner.", after: "They did it carefully." },
    { before: "We stood at the edge of the cliff.", after: "We stood at the cliff's edge." },
    { before: "The idea that we are late is new.", after: "The idea that we are late is new." },
    { before: "There is no one who knows.", after: "There is no one who knows." },
    { before: "She is the one who is tired.", after: "She is the one who is tired." },
    { before: "They did it in a new way.", after: "They did it in a new way." },
    { before: "We know which is used by whom.", after: "We know which is used by whom." },
    { before: "The size of the tools varies.", after: "The size of the tools varies." },
  ],
};

/** "that are used by" becomes "used by". */
function reduceRelative(words: readonly Word[], i: number): Proposal | undefined {
  const [pronoun, be, participle, after] = words.slice(i, i + 4);
  if (!pronoun || !be || !participle || !after || !["that", "which", "who"].includes(pronoun.lower)) return undefined;
  if (!["is", "are", "was", "were"].includes(be.lower)) return undefined;
  const before = words[i - 1];
  const antecedent = before?.text === "," ? words[i - 2] : before;
  if (antecedent?.pos !== "NOUN") return undefined;
  const forms = participle.pos === "VERB" ? formsOf(participle.lower, participle.lemma) : [];
  if (!forms.includes("en") || after.pos !== "ADP" || participle.lemma === "suppose") return undefined;
  // "The house that was built in 1920": with a comma before it a past tense would be lost.
  if (before?.text === "," && /^w/.test(be.lower)) return undefined;
  return { parts: [{ start: pronoun.start, end: participle.start, after: "" }] };
}

/** "There are many things that affect X" becomes "Many things affect X". */
function dropThereIs(words: readonly Word[], i: number): Proposal | undefined {
  const [there, be, first] = words.slice(i, i + 3);
  if (i > 0 || there?.lower !== "there" || !be || !["is", "are"].includes(be.lower) || !first) return undefined;
  if (first.lower === "no" || first.lower === "a" || first.pos === "ADV") return undefined;
  const end = nounPhraseEnd(words, 2);
  const link = end === undefined ? undefined : words[end];
  if (end === undefined || !link || !["that", "which", "who"].includes(link.lower)) return undefined;
  const group = verbGroupAt(words, end + 1);
  if (!group || words[group.first]!.pos === "PRON") return undefined;
  if (words.slice(end).some((word) => word.text === ",")) return undefined;
  const next = words[end + 1]!;
  return {
    parts: [
      { start: there.start, end: first.start, after: "" },
      { start: link.start, end: next.start, after: "" },
    ],
  };
}

const clauseNouns = new Set(
  `fact idea belief notion claim view hope evidence possibility chance risk sign news report feeling theory argument
  assumption conclusion thought fear doubt impression suggestion statement opinion point extent case way reason proof
  concern sense understanding knowledge hypothesis message certainty likelihood probability truth`.split(/\s+/),
);
const nominative = new Set(["i", "we", "they", "he", "she"]);

/** "the book that he wrote" becomes "the book he wrote". */
function dropThat(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const noun = words[i - 1];
  const subject = words[i + 1];
  if (that.lower !== "that" || noun?.pos !== "NOUN" || !subject || !nominative.has(subject.lower)) return undefined;
  if (clauseNouns.has(noun.lemma) || !verbGroupAt(words, i + 2)) return undefined;
  // A verb of telling earlier may govern the clause: "told the men that they could go".
  if (words.slice(Math.max(0, i - 5), i).some((word) => word.pos === "VERB" || word.lower === "so")) return undefined;
  return { parts: [{ start: that.start, end: subject.start, after: "" }] };
}

const mannerAdjective = /(?:ful|ive|able|ible|ate|ent|ant|ous|al|ic|ique|ilar|pid|den)$/;

/** "in a careful manner" becomes "carefully". */
function mannerToAdverb(words: readonly Word[], i: number): Proposal | undefined {
  const [preposition, article, adjective, noun, after] = words.slice(i, i + 5);
  if (preposition?.lower !== "in" || !article || !/^an?$/.test(article.lower) || !adjective || !noun) return undefined;
  if (!["manner", "fashion", "way"].includes(noun.lower) || !mannerAdjective.test(adjective.lower)) return undefined;
  if (words[i - 1]?.lemma === "be" || ["that", "which", "of", "to", "as"].includes(after?.lower ?? ""))
    return undefined;
  return { parts: [{ start: preposition.start, end: noun.end, after: toAdverb(adjective.lower) }] };
}

function toAdverb(adjective: string): string {
  if (adjective.endsWith("ic")) return `${adjective}ally`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return `${adjective}ly`;
}
