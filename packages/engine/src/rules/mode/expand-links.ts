import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { likeToSuchAs, nameOwner, theYear, withToHas } from "./expand-phrases-of-nouns.ts";
import { mainVerbBefore, reporting, restoreBe } from "./expand-shortened.ts";
import { insert, set } from "./expand-tools.ts";

/** Writes out the small words that English lets a writer leave away. */
export const expandLinks: Rule = {
  id: "expand-links",
  modes: ["expand"],
  adds: true,
  summary: "The sentence says in full what it left for the reader to fill in.",
  stage: "rhythm",
  level: 3,
  propose: ({ words }) =>
    words.flatMap(
      (_, i) =>
        restoreThat(words, i) ??
        restoreRelative(words, i) ??
        restoreWay(words, i) ??
        restoreBe(words, i) ??
        restoreBoth(words, i) ??
        restoreHave(words, i) ??
        withToHas(words, i) ??
        likeToSuchAs(words, i) ??
        theYear(words, i) ??
        nameOwner(words, i) ??
        [],
    ),
};

const nominative = new Set(["i", "we", "they", "he", "she"]);

/** "we think the plan works": "that" before a clause with its own subject and finite verb. */
function restoreThat(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const next = words[i + 1];
  if (verb.pos !== "VERB" || !reporting.has(verb.lemma) || !next || verb.lower.endsWith("ing")) return undefined;
  const wordy =
    nominative.has(next.lower) ||
    next.lower === "you" ||
    next.lower === "it" ||
    ["the", "this", "these", "our", "their", "your", "my"].includes(next.lower);
  if (
    !wordy ||
    words[i - 1]?.lower === "'s" ||
    words.slice(Math.max(0, i - 6), i).some(({ lower }) => lower === "as" || lower === "reason" || lower === "than") ||
    words[i - 1]?.text === "," ||
    words.slice(Math.max(0, i - 6), i).some((word) => ["what", "who", "which", "whom"].includes(word.lower))
  )
    return undefined;
  const clause = clauseAt(words, i + 1, words.length);
  if (!clause || clause.verb.first > i + 8) return undefined;
  // A tense that cannot be a participle or a noun: "know the facts support" stays.
  const finite = words[clause.verb.first]!;
  const sure = finite.pos === "AUX" || formsOf(finite.lower, finite.lemma).includes("s") || nominative.has(next.lower);
  if (!sure || words.slice(i + 1, clause.verb.first).some((word) => word.pos === "PUNCT" || word.pos === "CCONJ"))
    return undefined;
  if (words.slice(i + 2, clause.verb.first).some((word) => ["that", "which", "who", "to"].includes(word.lower)))
    return undefined;
  return insert(verb.end, " that");
}

/** "the book he wrote" */
function restoreRelative(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const subject = words[i + 1];
  if (!subject || !(nominative.has(subject.lower) || subject.lower === "you") || subject.text === "I") return undefined;
  if (wholes.has(noun.lower) && verbGroupAt(words, i + 2)) return i > 0 ? insert(noun.end, " that") : undefined;
  if (noun.pos !== "NOUN") return undefined;
  if (["way", "place", "time", "day", "moment", "reason", "year", "people"].includes(noun.lemma)) return undefined;
  const verb = verbGroupAt(words, i + 2);
  if (!verb || !mainVerbBefore(words, i)) return undefined;
  // With an object of its own the clause does not describe the noun.
  if (["DET", "ADJ", "NOUN", "PRON", "NUM", "PROPN", "ADV"].includes(words[verb.last + 1]?.pos ?? "")) return undefined;
  // "What date we should use" asks.
  if (words.slice(Math.max(0, i - 3), i).some(({ lower }) => ["what", "which", "whose", "how"].includes(lower)))
    return undefined;
  if (!["DET", "ADJ"].includes(words[i - 1]?.pos ?? "") && !owning.has(words[i - 1]?.lower ?? "")) return undefined;
  return insert(noun.end, " that");
}

const wholes = set("everything anything something nothing");
const owning = set("its their our your his her");

/** "the way people work" */
function restoreWay(words: readonly Word[], i: number): Proposal | undefined {
  const way = words[i]!;
  const next = words[i + 1];
  if (way.lower !== "way" && way.lower !== "ways") return undefined;
  if (words[i - 1]?.lower !== "the" || ["by", "along", "on"].includes(words[i - 2]?.lower ?? "")) return undefined;
  if (!next || (next.pos !== "NOUN" && next.pos !== "PRON") || relativePronouns.has(next.lower)) return undefined;
  const clause = clauseAt(words, i + 1, words.length);
  return clause && clause.verb.first <= i + 4 ? insert(way.end, " in which") : undefined;
}

const joining = new Set(
  "between both either neither combine mix link compare balance merge bridge connect separate".split(" "),
);
const determiners = new Set(["the", "their", "our", "its", "his", "her", "your"]);

/** "the risks and the costs" */
function restoreBoth(words: readonly Word[], i: number): Proposal | undefined {
  const first = words[i]!;
  if (!determiners.has(first.lower)) return undefined;
  const before = words[i - 1];
  if (before?.pos !== "VERB" || joining.has(before.lemma)) return undefined;
  const end = nounPhraseEnd(words, i);
  if (end === undefined || words[end]?.lower !== "and" || words[end + 1]?.lower !== first.lower) return undefined;
  const second = nounPhraseEnd(words, end + 1);
  const after = second === undefined ? undefined : words[second];
  if (!after || (after.text !== "." && after.text !== "," && after.pos !== "ADP")) return undefined;
  if (after.text === "," || words.slice(0, i).some((word) => word.text === "," || joining.has(word.lemma)))
    return undefined;
  return insert(before.end, " both");
}

const people = new Set(
  "people individuals students patients employees users customers children adults families women men those".split(" "),
);

/** "People with a cold" at the start of a sentence, or after "for" or "of". */
function restoreHave(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const preposition = words[i + 1];
  if (!people.has(noun.lower) || preposition?.lower !== "with") return undefined;
  const before = words[i - 1];
  if (before && !["for", "of"].includes(before.lower)) return undefined;
  const end = nounPhraseEnd(words, i + 2);
  if (end === undefined || words[i + 2]!.pos === "PRON") return undefined;
  if (!before && !clauseAt(words, i, words.length)) return undefined;
  return { parts: [{ start: preposition.start, end: preposition.end, after: "who have" }] };
}
