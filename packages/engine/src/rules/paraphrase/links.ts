import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { clausesOf, mainClauseOf } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, replaceAll } from "../rule.ts";
import { openingOf } from "./move-from-front.ts";
import { finiteClausesIn, hasScope, paraphrase, pronounsIn } from "./statement.ts";

/** Puts another link between two clauses, whose order stays: "because X, Y" becomes "X, so Y". */
export const links = paraphrase("links", reasons.otherLink, (context) =>
  [behindFirst, beforeSecond, secondVerb].flatMap((turn) => turn(context)),
);

/** By conjunction at the start of the first clause, the links between both clauses that can replace it. */
const between: Readonly<Record<string, readonly string[]>> = {
  because: [", so"],
  although: [", but", ". Even so,"],
  though: [", but", ". Even so,"],
};

/** Turns "Because X, Y." into "X, so Y." */
function behindFirst(context: Context): Proposal[] {
  const { words, casual } = context;
  const opening = openingOf(context);
  if (opening?.main.subject === undefined) return [];
  const { comma, kind, main } = opening;
  const [first, second] = words as readonly [Word, Word];
  const front = words.slice(0, comma);
  if (kind !== "clause") return [];
  const subject = words[main.subject!]!.lower;
  // "Although it is old, the mill works": the pronoun needs its noun before it.
  if (pronounsIn(front).some((pronoun) => pronoun !== subject) && !/^(?:i|we|you)$/.test(subject)) return [];
  if (words.slice(comma).some(({ lower }) => /^(?:but|so|yet|still|also|instead|however)$/.test(lower))) return [];
  return (between[first.lower] ?? []).map((link) =>
    replaceAll(
      [first.start, second.end, capitalize(second.text)],
      [words[comma]!.start, words[comma]!.end, casual ? link.replace("Even so", "Still") : link],
    ),
  );
}

/** Conjunctions that, behind a comma, express no time: "Y, while X" means a contrast. */
const besideComma = wordSet("although though as while");

/** Turns "Y because X." into "Y. This is because X.", and "Y, although X" into "Y, but X". */
function beforeSecond(context: Context): Proposal[] {
  const { words, sentence } = context;
  const stop = words.length - 1;
  const clause = clausesOf(sentence).find(
    ({ kind, marker, to, tense }) => kind === "adverbial" && tense !== "none" && marker !== undefined && to >= stop - 1,
  );
  if (clause?.subject === undefined || clause.marker === undefined) return [];
  const { marker, predicate, subject } = clause;
  const [link, isApart] = [words[marker]!, words[marker - 1]?.text === ","];
  const [own, ...others] = finiteClausesIn(sentence, { from: 0, to: marker });
  const before = words.slice(0, isApart ? marker - 1 : marker);
  if (!own || others.length > 0 || own.subject === undefined || own.predicate !== sentence.tree.heads[predicate])
    return [];
  if (words.slice(marker).some(({ lower }) => lower === "if")) return [];
  if (clause.from < marker - 1 || phraseOf(sentence, subject).from !== marker + 1 || !isSure(sentence.tree, predicate))
    return [];
  if (before.length < 4 || (!isApart && hasScope(before)) || (!isApart && before.some(({ text }) => text === ",")))
    return [];
  if (/^(?:mainly|simply|largely|partly|precisely|perhaps|maybe|especially|not|is|was)$/.test(before.at(-1)!.lower))
    return [];
  const { start, end } = { start: before.at(-1)!.end, end: link.end };
  const found = (after: string): Proposal => ({ parts: [{ start, end, after }] });
  if (link.lower === "because") return [found(own.tense === "past" ? ". This was because" : ". This is because")];
  if (!isApart || !besideComma.has(link.lower)) return [];
  if (link.lower === "as") return clause.tense === "present" && own.tense !== "past" ? [found(", because")] : [];
  if (link.lower === "while") return own.tense === clause.tense && own.tense !== "past" ? [found(", and")] : [];
  return [found(", but")];
}

/** Turns "The shop bakes bread and sells cakes." into "The shop bakes bread. It also sells cakes." */
function secondVerb({ words, sentence }: Context): Proposal[] {
  const { tree } = sentence;
  const main = mainClauseOf(sentence);
  const joined = main ? childrenBy(tree, main.predicate, "conj") : [];
  const clause = clausesOf(sentence).find(({ predicate }) => predicate === joined[0]);
  if (main?.subject === undefined || !clause || joined.length > 1 || clause.subject !== undefined) return [];
  const [first, second] = [words[main.verb]!, words[clause.verb]!];
  const link = words.findLastIndex(({ lower }, i) => i < clause.verb && lower === "and");
  const again = pronounFor(sentence, main.subject);
  const isPlain = first.tag === second.tag || (first.tag === "VBP" && second.tag === "VB" && first.lemma !== "do");
  if (!isPlain || !/^VB[DPZ]$/.test(first.tag) || again === undefined || clause.verb > link + 2) return [];
  if (link < main.verb + 3 || !isSure(tree, clause.predicate) || !isSure(tree, main.subject)) return [];
  if (clause.to < words.length - 1 || words.length - link < 6 || /^(?:then|not|so|n't)$/.test(words[link + 1]!.lower))
    return [];
  if (/^th(?:is|at|ese|ose)$/.test(again.toLowerCase()) || finiteClausesIn(sentence, { from: 0, to: link }).length > 1)
    return [];
  const start = words[words[link - 1]!.text === "," ? link - 2 : link - 1]!.end;
  if (words.slice(0, link).some(({ lower }) => lower === "also" || lower === "both")) return [];
  const isBe = second.lemma === "be" || words.slice(link).some(({ lower }) => lower === "also" || lower === "never");
  const also = isBe || main.verb !== main.predicate || clause.verb > link + 1 ? "" : " also";
  return [{ parts: [{ start, end: words[link]!.end, after: `. ${capitalize(again)}${also}` }] }];
}
