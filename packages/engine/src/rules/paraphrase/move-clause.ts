import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { thirdPerson } from "../../grammar/closed-classes.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Moves a condition, a time, a reason or a purpose from the front of a sentence to its end, or the other way. */
export const moveClause: Rule = {
  id: "move-clause",
  summary: "The same two thoughts, the other one first.",
  stage: "clause",
  level: 1,
  propose: (context) => {
    const moved = toEnd(context) ?? toFront(context);
    return moved ? [moved] : [];
  },
};

const links = new Set(["if", "when", "because", "although", "though", "unless", "after", "before", "until", "once"]);
const pronounsOnly = new Set(["i", "we", "you"]);

/** "If X, Y." becomes "Y if X." */
function toEnd({ words, text }: Context): Proposal | undefined {
  const first = words[0]!;
  const stop = words.at(-1)!;
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < 3 || words.length - comma < 5 || !/^[.!]$/.test(stop.text)) return undefined;
  if (!opensMovable(words, comma)) return undefined;
  const rest = words.slice(comma + 1, -1);
  const easy = unbound.has(first.lower);
  const held = (word: Word, i: number): boolean =>
    blocking.has(word.lower) &&
    !joinsNouns(rest, i) &&
    !(easy && (["to", "not", "n't"].includes(word.lower) || (word.lower === "and" && rest[i + 1]?.pos === "VERB")));
  if (rest.some((word, i) => word.pos === "PUNCT" || links.has(word.lower) || held(word, i))) return undefined;
  const intro = words.slice(0, comma);
  if (intro.some((word) => word.pos === "PUNCT")) return undefined;
  // "To address this, …": what stands for the sentence before stays near it.
  if (["this", "that", "these", "it"].includes(intro.at(-1)!.lower)) return undefined;
  // A pronoun would come before the noun that it stands for.
  const named = intro.some((word) => word.pos === "NOUN" || word.pos === "PROPN");
  if (named && rest.some((word) => thirdPerson.has(word.lower))) return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause) return undefined;
  const moved = text.slice(first.start, words[comma - 1]!.end);
  const next = words[comma + 1]!;
  return {
    parts: [
      { start: first.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
      { start: stop.start, end: stop.start, after: ` ${moved[0]!.toLowerCase()}${moved.slice(1)}` },
    ],
  };
}

/** A condition or a concession at the end is heard with the whole of what stands before. */
const unbound = new Set(["if", "although", "though", "unless"]);
const blocking = new Set([
  "why",
  "how",
  "what",
  "where",
  "whether",
  "which",
  "who",
  "that",
  "not",
  "n't",
  "only",
  "then",
  "so",
  "but",
  "and",
  "or",
  "to",
]);

/** What the main clause's subject does besides. */
const gerundLinks = new Set(["by", "after", "before", "without", "since", "despite"]);

/** A clause with a link word, "to" with a verb, or "by" with an -ing form. */
function opensMovable(words: readonly Word[], comma: number): boolean {
  const [first, second] = words;
  if (!first || !second) return false;
  if (links.has(first.lower) && !second.lower.endsWith("ing")) return clauseAt(words, 1, comma) !== undefined;
  if (first.lower === "to") return second.pos === "VERB" && second.lower === second.lemma;
  return gerundLinks.has(first.lower) && second.pos === "VERB" && second.lower.endsWith("ing");
}

/** "Y if X." becomes "If X, Y." */
function toFront({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const first = words[0]!;
  if (
    !/^[.!]$/.test(stop.text) ||
    words.some((word, i) => word.pos === "PUNCT" && i < words.length - 1 && word.text !== "-")
  )
    return undefined;
  const places = words.flatMap((word, i) => (links.has(word.lower) ? [i] : []));
  const link = places[0];
  if (places.length !== 1 || link === undefined || link < 3 || words.length - link < 4) return undefined;
  if (["before", "after", "until", "once"].includes(words[link]!.lower) && words[link + 1]!.pos === "VERB")
    return undefined;
  const before = words.slice(0, link);
  // "Right up until", "comes after": the link belongs to the word before it.
  const clings = ["after", "before", "until", "once"].includes(words[link]!.lower);
  if ((clings ? ["ADV", "ADP", "VERB", "AUX", "PART"] : ["ADP"]).includes(words[link - 1]!.pos)) return undefined;
  const held = (word: Word, i: number): boolean =>
    (scoped.has(word.lower) && !joinsNouns(words, i)) || (word.pos === "SCONJ" && word.lower !== "to");
  if (before.some(held)) return undefined;
  if (!mainClause(words, 0, link) || !clauseAt(words, link + 1, words.length)) return undefined;
  if (before.filter((word, i) => word.pos !== "PART" && verbGroupAt(words, i)).length !== 1) return undefined;
  const tail = words.slice(link + 1, -1);
  const named = before.some((word) => word.pos === "NOUN" || word.pos === "PROPN");
  if (named && tail.some((word) => thirdPerson.has(word.lower))) return undefined;
  if (tail.some((word, i) => scoped.has(word.lower) && !joinsNouns(tail, i))) return undefined;
  const opener =
    ["DET", "NOUN", "PROPN"].includes(first.pos) || pronounsOnly.has(first.lower) || thirdPerson.has(first.lower);
  if (!opener) return undefined;
  const lowered = first.text === "I" ? "I" : first.text[0]!.toLowerCase() + first.text.slice(1);
  const moved = text.slice(words[link]!.start, words.at(-2)!.end);
  return {
    parts: [
      first.pos === "PROPN"
        ? { start: first.start, end: first.start, after: `${capitalize(moved)}, ` }
        : { start: first.start, end: first.end, after: `${capitalize(moved)}, ${lowered}` },
      { start: words[link - 1]!.end, end: stop.start, after: "" },
    ],
  };
}

/** "bread and cakes": the link joins two things, not two statements. */
function joinsNouns(words: readonly Word[], i: number): boolean {
  const nouns = ["NOUN", "ADJ", "DET"];
  return (
    (words[i]!.lower === "and" || words[i]!.lower === "or") &&
    ["NOUN", "ADJ"].includes(words[i - 1]?.pos ?? "") &&
    nouns.includes(words[i + 1]?.pos ?? "")
  );
}

const scoped = new Set(
  "not n't never no only even just especially particularly so that which who what how whether and or but than as".split(
    " ",
  ),
);
