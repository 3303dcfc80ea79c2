import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clauseAround, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { finiteBe } from "../../grammar/inflect.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy, isPluralPhrase } from "../../grammar/relations.ts";
import { joinedTo, type Participle } from "../../grammar/tails.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Proposal, Rule } from "../rule.ts";
import { rewriteAll } from "./tail-joins.ts";
import { lingering } from "./tail-verbs.ts";

/** "The hall was full, with people standing in the aisles" becomes "… full, and people stood in the aisles". */
export const withTails: Rule = {
  id: "with-tails",
  notIn: ["academic"],
  summary: "What “with” hangs on is a statement of its own.",
  stage: "clause",
  level: 6,
  propose: ({ sentence }) => sentence.words.flatMap((_, i) => withTailAt(sentence, i) ?? []),
};

/** A subject with its participle behind ", with". */
interface Absolute {
  readonly with: number;
  readonly subject: number;
  readonly verb: Participle;
  readonly host: TreeClause;
}

function withTailAt(sentence: Sentence, comma: number): Proposal | undefined {
  const { words } = sentence;
  if (words[comma]!.text !== "," || words[comma + 1]?.lower !== "with" || words.at(-1)!.text !== ".") return undefined;
  const found = absoluteAt(sentence, comma + 1);
  const joined = found && joinedTo(sentence, found.verb.place, words.length - 1);
  if (!found || !joined || !isStated(sentence, found.host, comma)) return undefined;
  const isPlain =
    (found.verb.lemma === "be" || !lingering.has(found.verb.lemma)) && !words.slice(0, comma).some(isTurn);
  const plural = isPluralPhrase(sentence, found.subject);
  const first = words[comma + 2]!;
  // "With his hat covering his eyes": a posture or look.
  if (plural === undefined || /^(?:PRP\$|EX)$/.test(first.tag)) return undefined;
  const verbs = finiteVerbs(sentence, found, joined, plural);
  if (!verbs) return undefined;
  const level = isPlain ? 6 : 8;
  const and = [{ start: words[comma + 1]!.start, end: words[comma + 1]!.end, after: "and" }, ...verbs];
  const stop = { start: words[comma]!.start, end: first.end, after: `. ${capitalize(first.text)}` };
  const apart = [stop, ...verbs];
  const crowded = words.slice(0, comma).some(({ lower }) => lower === "and") || comma > 14 || !isPlain;
  if (comma < 6 || words.length - comma < 7) return crowded ? undefined : { parts: and, level };
  return crowded ? { parts: apart, level } : { parts: and, others: [apart], level };
}

/** The subject, the participle and the clause before, where the tree reads them as one statement to the sentence's end. */
function absoluteAt(sentence: Sentence, preposition: number): Absolute | undefined {
  const { words, tree } = sentence;
  const head = tree.heads[preposition]!;
  if (head < preposition) return undefined;
  const own = childrenBy(tree, head, "nsubj")[0];
  const isHead = own === undefined;
  const predicate = isHead ? childrenBy(tree, head, "acl").find((i) => words[i]!.tag === "VBG") : head;
  const subject = own ?? head;
  const place = predicate === undefined ? undefined : (childrenBy(tree, predicate, "cop", "aux")[0] ?? predicate);
  if (predicate === undefined || place === undefined || place < subject || words[place]!.tag !== "VBG")
    return undefined;
  // "With the goal of cutting costs": no subject stands before the participle.
  const between = words.slice(subject + 1, place).filter(({ pos }) => pos !== "ADV" && pos !== "ADJ");
  if (
    between.some(({ pos }) => ["PUNCT", "VERB", "PART"].includes(pos)) ||
    ["IN", "TO"].includes(between.at(-1)?.tag ?? "")
  )
    return undefined;
  const outer = tree.heads[isHead ? head : predicate]!;
  const host = outer < 0 || outer > preposition ? undefined : clauseAround(sentence, outer);
  const { lemma } = words[place]!;
  // "With Ann baking and Roy selling": two statements. "Since 1990" asks for a perfect.
  const rest = words.slice(place + 1);
  const isDouble = rest.some(({ tag }, i) => tag === "VBG" && isNoun(words[place + i]!));
  if (rest.some(({ lower }) => lower === "since" || lower === "while" || (isDouble && lower === "and")))
    return undefined;
  if (!host || extentOf(tree, predicate).to < words.length - 1 || looks.has(lemma)) return undefined;
  return { with: preposition, subject, verb: { place, lemma }, host };
}

/** A plain statement stands before the comma. */
function isStated({ words }: Sentence, { kind, tense, negated }: TreeClause, comma: number): boolean {
  if (kind !== "main" || negated || (tense !== "present" && tense !== "past")) return false;
  const before = words.slice(0, comma);
  if (words.some(({ text }) => /^["“”()—–:;]$/.test(text))) return false;
  return !before.some(({ tag, lower }) => tag === "MD" || /^(?:if|when|while|that|as|unless|because|so)$/.test(lower));
}

/** An aside or a relative clause, after which "and" could join something else. */
function isTurn({ text, lower }: Word): boolean {
  return text === "," || lower === "who" || lower === "which";
}

/** What tells how something looks or lies, with nothing going on. */
const looks = wordSet("range face wear hold carry lean hang stand sit lie cover stretch feature focus have try flank");

/** The participles in the time of the clause; after a perfect or where it is under way they tell what is going on: "are digging in". */
function finiteVerbs(
  { words }: Sentence,
  { host, verb }: Absolute,
  joined: readonly Participle[],
  plural: boolean,
): Part[] | undefined {
  const past = host.tense === "past";
  const be = finiteBe(plural, past);
  const isPerfect = host.verb !== host.predicate && words[host.verb]!.lemma === "have";
  const isUnderWay = words.slice(host.verb + 1, host.predicate + 1).some(({ tag }) => tag === "VBG");
  const first = words[verb.place]!;
  // "With more of them being planned": it goes on.
  if (first.lower === "being" && words[verb.place + 1]!.tag === "VBN") return undefined;
  if (first.lower === "being")
    return joined.length > 0 ? undefined : [{ start: first.start, end: first.end, after: be }];
  // "Has filed complaints, with Roe sending one", "have met, with Roe winning in 1990": each is over.
  const isDated = words.slice(verb.place).some(({ pos }) => pos === "NUM");
  if (isPerfect && !isUnderWay && (!plural || isDated)) return undefined;
  if (isPerfect || isUnderWay) return [{ start: first.start, end: first.start, after: `${be} ` }];
  return rewriteAll(words, [verb, ...joined], past ? "ed" : plural ? "base" : "s");
}
