import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { tyingNouns } from "../../grammar/openers.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import * as statement from "./statement.ts";

/** Moves a sentence's opening before the comma to the end, or to a place behind the subject or beside the verb. */
export const moveFromFront: Rule = {
  id: "move-from-front",
  summary: reasons.otherOrder,
  stage: "clause",
  level: 1,
  propose: (context) => {
    const opening = openingOf(context);
    return opening ? places.flatMap((place) => place(context, opening) ?? []) : [];
  },
};

/** The words that open a sentence up to a comma, and the clause behind that comma. */
export interface Opening {
  readonly comma: number;
  readonly main: TreeClause;
  readonly kind: Kind;
}

type Kind = "clause" | "purpose" | "means" | "time" | "link" | "adverb" | "description" | "source";

/** Returns the words that open a statement up to a comma, with the clause behind it; undefined if there are none. */
export function openingOf(context: Context): Opening | undefined {
  const { sentence, words } = context;
  if (!statement.isPlainStatement(sentence) || !words.some(({ text }) => text === ",")) return undefined;
  // The parser takes the clause in front for the main one at times: then the other hangs on it.
  const main = clausesOf(sentence).find(({ subject, verb, predicate, tense }) => {
    if (subject === undefined || subject > verb || tense === "none") return false;
    const { from } = phraseOf(sentence, subject);
    return from > 1 && words[from - 1]!.text === "," && sentence.tree.heads[predicate]! < from - 1;
  });
  if (main?.subject === undefined) return undefined;
  const comma = phraseOf(sentence, main.subject).from - 1;
  if (comma > 16 || words.length - comma < 5 || !statement.isBorder(sentence.tree, comma)) return undefined;
  const kind = kindOf(context, comma);
  return kind && { comma, main, kind };
}

const conjunctions = wordSet("if when because although though unless after before until once while whereas as since");
const beforeGerunds = wordSet("by after before without since while when");
const prepositions = wordSet(`in on at during after before throughout within under despite across among since until
  inside outside over`);
/** Matches phrases that link a sentence to the one before and may also follow the subject. */
const links =
  /^(?:(?:by|in) (?:contrast|comparison)|as a result|on the other hand|in (?:fact|turn|response)|for (?:instance|example)|of course|at the same time|nonetheless|nevertheless|likewise|however|moreover|furthermore|meanwhile|unfortunately|fortunately)$/;
/** First words of phrases that describe the subject, and therefore may follow it: "like", "unlike". */
const besideSubjects = wordSet("with like unlike");
function kindOf(context: Context, comma: number): Kind | undefined {
  const front = context.words.slice(0, comma);
  const [first, second] = front.map(({ lower }) => lower);
  if (comma === 1 && statement.adverbs.has(first!)) return "adverb";
  if (links.test(statement.textOf(context, { from: 0, to: comma }).toLowerCase())) return "link";
  const [own, ...others] = statement.finiteClausesIn(context.sentence, { from: 0, to: comma });
  if (own) {
    const isWhole = others.length === 0 && own.subject !== undefined && own.marker === 0;
    return conjunctions.has(first!) && isWhole ? "clause" : undefined;
  }
  if (comma === 1) return undefined;
  if (first === "according" && second === "to") return "source";
  const kind = kindOfPhrase(front, front.at(-1)!.lower);
  return refersBack(front) && kind !== "means" && kind !== "purpose" ? undefined : kind;
}

function kindOfPhrase(front: readonly Word[], last: string): Kind | undefined {
  const [first, second] = front;
  if (first!.tag === "TO" && second!.tag === "VB") return "purpose";
  if ((second!.tag === "VBG" && beforeGerunds.has(first!.lower)) || first!.lower === "using") return "means";
  if (/^VB[NG]$/.test(first!.tag)) return /^(?:IN|TO|DT|JJ|NNS?|PRP\$)$/.test(second!.tag) ? "description" : undefined;
  if (tyingNouns.has(last)) return undefined;
  if (besideSubjects.has(first!.lower) || (first!.lower === "as" && /^an?$/.test(second!.lower))) return "description";
  const isReason = /^(?:because|due)$/.test(first!.lower) && /^(?:of|to)$/.test(second!.lower);
  if (!prepositions.has(first!.lower) && !isReason) return undefined;
  if (front.some(({ pos }) => pos === "VERB")) return undefined;
  return front.some(statement.isTime) || isReason ? "time" : undefined;
}

/** Returns whether an opening refers to the sentence before, as "In this view" does; then it is not moved. */
function refersBack(front: readonly Word[]): boolean {
  return front.some(({ lower }) => ["this", "that", "these", "those", "it", "such", "so"].includes(lower));
}

type Place = (context: Context, opening: Opening) => Proposal | undefined;

/** Matches words behind which an infinitive would say what they are for: "the chance to win". */
const beforeInfinitives =
  /^(?:ability|way|need|chance|opportunity|decision|plan|effort|right|time|desire|power|reason|permission|place|tool)$/;

/** Returns whether an opening behind a main clause of `length` words belongs to that clause as surely as at the front. */
function isClearAtEnd(kind: Kind, first: string, length: number): boolean {
  if (kind === "clause") return !unclearAtEnd.has(first);
  // Behind a longer clause, "by selling" could belong to its last noun or verb.
  if (kind === "means") return length < 7;
  return kind === "time" || kind === "purpose" || kind === "source";
}

/** Conjunctions with several meanings, of which a clause at the end often has another than one at the front. */
const unclearAtEnd = wordSet("while whereas as since");

/** Turns "If X, Y." into "Y if X." */
function toEnd(context: Context, { comma, main, kind }: Opening): Proposal | undefined {
  const { sentence, words } = context;
  const end = endOfMain(context, comma, main);
  if (end === undefined || !isClearAtEnd(kind, words[0]!.lower, end - comma)) return undefined;
  const [front, rest] = [words.slice(0, comma), words.slice(comma + 1, end + 1)];
  const first = front[0]!.lower;
  const isFree = kind === "source" || (kind === "clause" && statement.unbound.has(first));
  // Behind a second verb, the moved phrase could belong to that verb.
  if (statement.finiteClausesIn(sentence, { from: comma + 1, to: end + 1 }).length > 1) return undefined;
  if (
    !isFree &&
    (statement.hasScope(rest) || rest.some(({ tag, lower }) => tag === "TO" || tag === "VBG" || lower === "by"))
  )
    return undefined;
  if (rest.some(({ lower }) => ["then", "so", "but", "or", "that"].includes(lower))) return undefined;
  // A pronoun may refer to a noun before it; once behind the subject's noun, it would refer to that one.
  const leaning = isNoun(words[main.subject!]!) ? words.slice(comma + 1, main.verb) : rest;
  if ((statement.hasNoun(front) && statement.hasPronoun(leaning)) || rest.at(-1)!.pos === "ADP") return undefined;
  if (!fits(context, kind, main, rest)) return undefined;
  const parts = statement.moveBehind(
    context,
    comma,
    end,
    kind === "source" || (kind === "clause" && statement.concessions.has(first)) ? ", " : " ",
  );
  return parts && { parts };
}

/** Returns the index of the last word of the main clause, without a closing ", doing X". */
function endOfMain({ words, sentence }: Context, comma: number, main: TreeClause): number | undefined {
  const next = words.findIndex(({ text }, i) => i > comma && text === ",");
  if (next < 0) return words.length - 2;
  const isTail = words[next + 1]!.tag === "VBG" && sentence.tree.heads[next + 1] === main.predicate;
  return isTail && words.findLastIndex(({ text }) => text === ",") === next ? next - 1 : undefined;
}

function fits({ words }: Context, kind: Kind, main: TreeClause, rest: readonly Word[]): boolean {
  const subject = words[main.subject!]!;
  const isDeed = words[main.predicate]!.pos === "VERB";
  if (rest.length > (kind === "clause" ? 15 : 10) || subject.lower === "there") return false;
  if (kind === "means") return isDeed && !main.passive;
  if (kind === "purpose") return isDeed && !main.passive && !beforeInfinitives.test(rest.at(-1)!.lemma);
  return true;
}

/** Turns "In addition, the shop sells bread." into "The shop, in addition, sells bread." */
function behindSubject(context: Context, { comma, main, kind }: Opening): Proposal | undefined {
  if (!besides.has(kind)) return undefined;
  const { to } = phraseOf(context.sentence, main.subject!);
  const between = context.words.slice(to, main.verb);
  if (between.some(({ pos }) => pos !== "ADV") || to > comma + 9 || !/^NNP?S?$/.test(context.words[main.subject!]!.tag))
    return undefined;
  if (statement.finiteClausesIn(context.sentence, { from: comma, to }).length > 0) return undefined;
  const parts = statement.moveBehind(context, comma, to - 1, ", ", ",");
  return parts && { parts, level: context.words[0]!.lower === "with" ? 9 : 6 };
}

const besides: ReadonlySet<Kind> = new Set(["link", "description", "source"]);

/** Turns "Eventually, the farmers sold the barn." into "The farmers eventually sold the barn." */
function besideVerb(context: Context, { comma, main, kind }: Opening): Proposal | undefined {
  const { words, sentence } = context;
  if (kind !== "adverb" || phraseOf(sentence, main.subject!).to !== main.verb) return undefined;
  const group = words.slice(comma, main.predicate + 1);
  if (/^(?:it|there|this|that)$/.test(words[main.subject!]!.lower) || statement.hasScope(group)) return undefined;
  if (group.some(({ pos }, i) => pos === "ADV" && i >= main.verb - comma)) return undefined;
  // In "was closed" the adverb goes behind the auxiliary, before "closed" without one.
  const parts = statement.moveBehind(context, comma, words[main.verb]!.pos === "AUX" ? main.verb : main.verb - 1);
  return parts && { parts };
}

const places: readonly Place[] = [toEnd, behindSubject, besideVerb];
