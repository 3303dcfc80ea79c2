import type { Sentence } from "../../document/document.ts";
import { clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { openedSentence } from "../../grammar/openers.ts";
import { mayStandFor } from "../../grammar/reference.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "Although the road is old, the town has no money." becomes "The road is old, but the town has no money." */
export const concessions: Rule = {
  id: "concessions",
  summary: "Two statements with “but” between them are plainer than one inside the other.",
  stage: "clause",
  level: 7,
  propose: (context) => concessionAt(context) ?? [],
};

const links = wordSet("although though while whereas");
const pronouns = wordSet("it they he she");
const turns = wordSet("but yet however though although while whereas nevertheless nonetheless");

function concessionAt({ sentence, words, previous, next }: Context): Proposal[] | undefined {
  const [link, first] = words;
  if (!links.has(link!.lower) || words.length > 45 || words.at(-1)!.text !== ".") return undefined;
  const opened = openedSentence(sentence);
  const clause = opened && clauseWith(sentence, opened.head);
  if (!opened || !clause || clause.tense === "none" || clause.subject === undefined) return undefined;
  const { comma, subject } = opened;
  if (clause.marker !== 0 && clause.from > 1) return undefined;
  if (comma < 4 || words.length - comma < 5 || (link!.lower === "while" && !isContrast(sentence, clause)))
    return undefined;
  const [opening, rest] = [words.slice(1, comma), words.slice(comma + 1)];
  // "Although it is small, the town is rich": read first, "it" would be something else.
  const isEmpty = childrenBy(sentence.tree, clause.predicate, "expl", "ccomp", "csubj").length > 0;
  const isAhead = pronouns.has(first!.lower) || mayStandFor(opening, rest.slice(0, subject - comma));
  if (!isEmpty && words[subject]!.pos !== "PRON" && isAhead) return undefined;
  if ([...opening, ...rest].some(({ lower, text }) => turns.has(lower) || /^["“”();:—–?]$/.test(text)))
    return undefined;
  const isTurn = [previous, next].some((one) => one !== undefined && turns.has(one.words[0]!.lower));
  if (isTurn || /^\p{Lu}{2}/u.test(first!.text)) return undefined;
  return [
    {
      parts: [
        { start: link!.start, end: first!.end, after: capitalize(first!.text) },
        { start: words[comma]!.end, end: words[comma]!.end, after: " but" },
      ],
    },
  ];
}

/** "While tests can help": a state or a possibility, and no time in which something else happens. */
function isContrast({ words, tree }: Sentence, { predicate, verb, tense, subject }: TreeClause): boolean {
  const isState = words[predicate]!.tag !== "VBG" && childrenBy(tree, predicate, "cop").length > 0;
  const isLasting = isState || ["may", "might", "can", "could", "have", "has"].includes(words[verb]!.lower);
  return tense !== "past" && isLasting && !["you", "we", "i"].includes(words[subject!]!.lower);
}
