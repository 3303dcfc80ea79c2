import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Proposal } from "../rule.ts";

const kinds = new Set(
  `master bachelor driver women men children people today yesterday tomorrow tonight day week month year century
  hour minute morning evening night season moment dog cow sheep farmer it that what who there here let one each other
  else mind answer thing problem everyone someone anyone everybody somebody nobody valentine mother father baker lion bird`.split(
    /\s+/,
  ),
);

/** "the company's goals" becomes "the goals of the company". */
export function possessiveToOf(words: readonly Word[], i: number): Proposal | undefined {
  const [article, owner, mark] = words.slice(i, i + 3);
  if (!article || !owner || mark?.lower !== "'s" || mark.pos !== "PART") return undefined;
  if (!["the", "this", "our", "their", "his", "her", "my", "your"].includes(article.lower)) return undefined;
  if (owner.pos !== "NOUN" || isPlural(owner) || kinds.has(owner.lower)) return undefined;
  let end = i + 3;
  while (words[end]?.pos === "NOUN" || (words[end]?.pos === "ADJ" && words[end + 1])) end++;
  const head = words[end - 1]!;
  const next = words[end];
  if (end === i + 3 || end > i + 6 || head.pos !== "NOUN" || !next) return undefined;
  if (["NUM", "PROPN", "PART", "ADV"].includes(next.pos) || ["-", "of", "and", "or"].includes(next.lower))
    return undefined;
  // Of two nouns the last may be a verb that the tagger missed: "the man's plea echoes the song".
  if (words.slice(i + 3, end - 1).some(({ pos }) => pos === "NOUN") || ["DET", "PRON", "ADJ"].includes(next.pos))
    return undefined;
  if (
    words
      .slice(i + 3, end)
      .some(({ lower }) => /^(?:own|first|last|next|only|most|best|worst|\p{L}{3,}est)$/u.test(lower))
  )
    return undefined;
  // Of a person the possessive is what one says; "his and the town's names" and "the town's roads, bridges" share a word.
  if (isPersonNoun(owner) || words[i - 1]?.pos === "CCONJ") return undefined;
  if (/^\p{Lu}/u.test(next.text)) return undefined;
  if (next.text === "," && !["but", "so", "which", "while"].includes(words[end + 1]?.lower ?? "")) return undefined;
  const first = words[i + 3]!;
  const the = article.text === "The" || /^\p{Lu}/u.test(article.text) ? "The" : "the";
  return {
    parts: [
      { start: article.start, end: first.start, after: `${the} ` },
      { start: head.end, end: head.end, after: ` of ${article.lower} ${owner.text}` },
    ],
  };
}
