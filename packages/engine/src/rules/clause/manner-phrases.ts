import type { Word } from "../../document/document.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

const mannerNouns = new Set(["manner", "fashion", "way"]);
const adjectiveEnding = /(?:ful|ive|able|ible|ate|ent|ant|ous|al|ic|ique|ilar|pid|den|some|ish|air|lear|afe|eep)$/;

/** Adjectives whose adverb is another word, or no word. */
const irregular = new Set(
  "fast hard late early good long big small different similar new old own only certain special".split(" "),
);

/** What may follow: anything that would belong to the noun keeps the phrase. */
const belongsToNoun = new Set(["that", "which", "of", "to", "as", "where", "for", "so"]);

/** Says how something is done in one word. */
export const mannerPhrases: Rule = {
  id: "manner-phrases",
  notIn: ["expand"],
  summary: "An adverb does the work of the phrase.",
  stage: "clause",
  level: 4,
  propose: ({ words }) => words.flatMap((_, i) => toAdverbs(words, i) ?? []),
};

function toAdverbs(words: readonly Word[], i: number): Proposal | undefined {
  const [preposition, article, first] = words.slice(i, i + 3);
  if (preposition?.lower !== "in" || !article || !/^an?$/.test(article.lower) || !first) return undefined;
  // "Bad in an amusing way" says how bad.
  if (words[i - 1]?.pos === "ADJ" || words[i - 1]?.pos === "PUNCT") return undefined;
  if (words[i - 1]?.lemma === "be" || (words[i - 1]?.pos === "NOUN" && words[i - 1]?.lower.endsWith("ing")))
    return undefined;
  const paired = words[i + 3]?.lower === "and";
  const second = paired ? words[i + 4] : undefined;
  const noun = words[i + (paired ? 5 : 3)];
  const after = words[i + (paired ? 6 : 4)];
  if (!noun || !mannerNouns.has(noun.lower) || belongsToNoun.has(after?.lower ?? "")) return undefined;
  const adjectives = second ? [first.lower, second.lower] : [first.lower];
  if (!adjectives.every((word) => adjectiveEnding.test(word) || /[^aeiou]le$/.test(word))) return undefined;
  if (adjectives.some((word) => irregular.has(word) || word.endsWith("ly"))) return undefined;
  return replace(preposition.start, noun.end, adjectives.map(toAdverb).join(" and "));
}

function toAdverb(adjective: string): string {
  if (adjective.endsWith("ic") && adjective !== "public") return `${adjective}ally`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return `${adjective}ly`;
}
