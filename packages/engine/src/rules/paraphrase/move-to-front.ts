import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { clauseWith, mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { type Extent, phraseOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { mayStandFor } from "../../grammar/reference.ts";
import { childrenBy, childrenOf, generalRelation, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Context, Proposal } from "../rule.ts";
import * as statement from "./statement.ts";

/** Moves a clause, a time, a circumstance or an adverb from the end of a sentence to its beginning. */
export const moveToSentenceFront = statement.paraphrase("move-to-front", reasons.otherOrder, (context) => {
  const main = mainClauseOf(context.sentence);
  if (main?.subject === undefined || phraseOf(context.sentence, main.subject).from !== 0) return [];
  return [endToFront(context, main), adverbToFront(context, main)].flatMap((moved) => moved ?? []);
});

/** Turns "Y if X." into "If X, Y." */
function endToFront(context: Context, main: TreeClause): Proposal | undefined {
  const { words, sentence } = context;
  const stop = words.length - 1;
  const last = childrenOf(sentence.tree, main.predicate).findLast((i) => words[i]!.pos !== "PUNCT");
  if (last === undefined || last < main.predicate || !isSureOrApart(context, last)) return undefined;
  const phrase = phraseOf(sentence, last);
  const { from } = phrase;
  if (
    phrase.to !== stop ||
    from <= main.predicate ||
    stop - from < 2 ||
    stop - from > (words[from]!.lower === "by" ? 20 : 14)
  )
    return undefined;
  const comma = words.findIndex(({ text }) => text === ",");
  if (comma >= 0 && comma !== from - 1) return undefined;
  const before = words.slice(0, comma < 0 ? from : comma);
  if (before.length < 4 || /^(?:ADP|ADV|AUX|PART)$/.test(before.at(-1)!.pos)) return undefined;
  if (statement.finiteClausesIn(sentence, { from: 0, to: from }).length !== 1) return undefined;
  if (/^(?:there|this|that|it)$/.test(words[0]!.lower) && words[0]!.pos === "PRON" && main.subject === 0)
    return undefined;
  const isClause = /^(?:advcl|xcomp)$/.test(generalRelation(sentence.tree.relations[last]!));
  const opens = isClause ? isMovableClause : isMovablePhrase;
  if (!opens(context, main, last, phrase)) return undefined;
  const parts = statement.moveToFront(context, phrase);
  return parts && { parts };
}

/** Returns whether a phrase surely modifies the whole clause, by a wide margin of the parser or by a comma. */
function isSureOrApart({ words, sentence }: Context, last: number): boolean {
  return isSure(sentence.tree, last) || words[phraseOf(sentence, last).from - 1]?.text === ",";
}

const timely = wordSet("when after before until once");
const conjunctions = new Set([...statement.unbound, ...timely, "because", "as", "since"]);

function isMovableClause(
  { words, sentence }: Context,
  main: TreeClause,
  predicate: number,
  { from, to }: Extent,
): boolean {
  const clause = clauseWith(sentence, predicate);
  const link = words[from]!.lower;
  const [before, tail] = [words.slice(0, from), words.slice(from, to)];
  const isAfterComma = before.at(-1)!.text === ",";
  if (
    !clause ||
    clause.negated ||
    statement.hasPronoun(tail) ||
    (statement.hasScope(before) && !statement.unbound.has(link))
  )
    return false;
  if (clause.tense !== "none") {
    if (clause.subject === undefined || clause.subject < from || !conjunctions.has(link)) return false;
    if (statement.concessions.has(link) !== isAfterComma && !/^(?:because|as|since)$/.test(link)) return false;
    if (link === "as" && before.some(({ lower }) => /^(?:as|so|such|same|just)$/.test(lower))) return false;
    // "The months when the school is closed": the clause tells which months.
    if (timely.has(link) && (isBinding(words[main.predicate]!) || statement.isTime(before.at(-1)!))) return false;
    // "He sat down when the man came": with the noun first, the pronoun would refer to it.
    return !mayStandFor([words[main.subject!]!], [words[clause.subject]!]);
  }
  if (isAfterComma)
    return words[from]!.tag === "VBN" || (words[from]!.tag === "VBG" && besideOthers.has(words[from]!.lemma));
  if (main.passive || words[main.predicate]!.pos !== "VERB" || isBinding(words[main.predicate]!)) return false;
  if (words[from]!.tag === "TO") {
    const agent = words[main.subject!]!;
    const isPerson = /^(?:i|we|you|they|he|she)$/.test(agent.lower) || isPersonNoun(agent);
    // "They stress their talks with the town to keep it": the purpose of the talks.
    const isPlain = main.object !== undefined && phraseOf(sentence, main.object).to === main.object + 1;
    return isPerson && isPlain && words[from + 1]!.tag === "VB";
  }
  return link === "by" && words[from + 1]!.tag === "VBG";
}

/** Verbs of actions that accompany another action, such as "smile" and "hold". */
const besideOthers =
  wordSet(`hold carry wear look stare watch listen smile laugh hum sing whisper clutch grip wipe rub stroke scan sip lean grin shake
  nod stroll play talk chat wonder think dream gaze glance search draw build`);

/** Verbs that need their complement: a time ("last"), or an object that a time may belong to ("describe"). */
const binding =
  wordSet(`be last wait take span date remain run stay describe discuss study examine report recall remember record schedule plan
  set see say find note know cover reveal document depict postpone mark delay have need want go come begin start continue live
  work allow enable help ask tell require choose seem appear fail use happen occur`);

function isBinding({ lemma }: Word): boolean {
  return binding.has(lemma);
}

const timeLinks = wordSet("in on during after before since for throughout over within at until by around");
const circumstances = wordSet("during throughout despite after before since because due");

function isMovablePhrase({ words, sentence }: Context, main: TreeClause, noun: number, { from, to }: Extent): boolean {
  const { tree } = sentence;
  const isAfterComma = words[from - 1]!.text === ",";
  if (!tree.relations[noun]!.startsWith("obl") || (!isAfterComma && isBinding(words[main.predicate]!))) return false;
  // "A book about the war in the spring": the phrase may belong to the object.
  const inner = main.object === undefined ? undefined : childrenBy(tree, main.object, "nmod").at(-1);
  if (!isAfterComma && inner !== undefined && inner > main.object!) return false;
  const before = childrenBy(tree, main.predicate, "obl").filter((i) => i > main.predicate && i < from);
  if (!isAfterComma && before.some((i) => childrenBy(tree, i, "nmod", "acl").length > 0)) return false;
  const phrase = words.slice(from, to);
  if (
    phrase.some(({ pos }) => pos === "PRON") ||
    statement.hasScope(words.slice(0, from)) ||
    phrase.some(({ pos }) => /^(?:VERB|AUX|SCONJ)$/.test(pos))
  )
    return false;
  const link = words[from]!.lower;
  if (isAfterComma) return /^(?:with|despite|regardless|because|due|during|throughout)$/.test(link);
  const isBare = tree.relations[noun] === "obl:unmarked" && childrenBy(tree, noun, "case").length === 0;
  if (isBare)
    return statement.isTime(words[noun]!) && /^(?:last|this|next|every|each|\d+|two|three|four|five)$/.test(link);
  return circumstances.has(link) || (timeLinks.has(link) && statement.isTime(words[noun]!));
}

/** Turns "The shop often sells bread." into "Often, the shop sells bread." */
function adverbToFront(context: Context, main: TreeClause): Proposal | undefined {
  const { words, sentence } = context;
  const at = childrenBy(sentence.tree, main.predicate, "advmod").find(
    (i) =>
      i > main.subject! && i < main.predicate && (statement.adverbs.has(words[i]!.lower) || words[i]!.lower === "also"),
  );
  if (at === undefined || words[0]!.lower === "it" || words[0]!.lower === "there") return undefined;
  const around = words.slice(at - 1, at + 2);
  if (words.slice(phraseOf(sentence, main.subject!).to, at).some(({ pos }) => pos !== "AUX")) return undefined;
  if (words.slice(0, at).some(({ text }) => text === ",")) return undefined;
  if (
    statement.hasScope(words.slice(main.subject, main.predicate)) ||
    around.some(({ pos }, k) => k !== 1 && pos === "ADV")
  )
    return undefined;
  if (words[at - 1]!.text === "," || !/^(?:VERB|AUX)$/.test(words[at + 1]!.pos)) return undefined;
  if (statement.finiteClausesIn(sentence, { from: 0, to: main.verb }).length > 0 || !statement.hasNoun(words.slice(at)))
    return undefined;
  const said = words[at]!.lower === "also" ? "in addition" : words[at]!.lower;
  const parts = statement.moveToFront(context, { from: at, to: at + 1 }, said);
  return parts && { parts };
}
