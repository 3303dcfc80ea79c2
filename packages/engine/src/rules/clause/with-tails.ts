import type { Sentence } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clauseAround, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { childrenBy, isPluralPhrase } from "../../grammar/relations.ts";
import { joinedTo, type Participle } from "../../grammar/tails.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Proposal, Rule } from "../rule.ts";
import { lingering } from "./tail-verbs.ts";

/** "The hall was full, with people standing in the aisles" becomes "… full, and people stood in the aisles". */
export const withTails: Rule = {
  id: "with-tails",
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
  const plural = isPluralPhrase(sentence, found.subject);
  const first = words[comma + 2]!;
  // "With his hat covering his eyes": a posture or look.
  if (plural === undefined || /^(?:PRP\$|EX)$/.test(first.tag)) return undefined;
  const verbs = finiteVerbs(sentence, found, joined, plural);
  if (!verbs) return undefined;
  const and = [{ start: words[comma + 1]!.start, end: words[comma + 1]!.end, after: "and" }, ...verbs];
  const stop = { start: words[comma]!.start, end: first.end, after: `. ${capitalize(first.text)}` };
  const apart = [stop, ...verbs];
  const crowded = words.slice(0, comma).some(({ lower }) => lower === "and") || comma > 14;
  if (comma < 6 || words.length - comma < 7) return crowded ? undefined : { parts: and };
  return crowded ? { parts: apart } : { parts: and, others: [apart] };
}

/** The subject, the participle and the clause before, where the tree reads them as one statement to the sentence's end. */
function absoluteAt(sentence: Sentence, preposition: number): Absolute | undefined {
  const { words, tree } = sentence;
  const head = tree.heads[preposition]!;
  if (head < preposition) return undefined;
  const own = childrenBy(tree, head, "nsubj")[0];
  const isNoun = own === undefined;
  const predicate = isNoun ? childrenBy(tree, head, "acl").find((i) => words[i]!.tag === "VBG") : head;
  const subject = own ?? head;
  const place = predicate === undefined ? undefined : (childrenBy(tree, predicate, "cop")[0] ?? predicate);
  if (predicate === undefined || place === undefined || place < subject || words[place]!.tag !== "VBG")
    return undefined;
  // "With the goal of cutting costs": no subject stands before the participle.
  const between = words.slice(subject + 1, place);
  if (between.some(({ pos }) => pos === "PUNCT" || pos === "VERB") || ["IN", "TO"].includes(between.at(-1)?.tag ?? ""))
    return undefined;
  const outer = tree.heads[isNoun ? head : predicate]!;
  const host = outer < 0 || outer > preposition ? undefined : clauseAround(sentence, outer);
  const { lemma } = words[place]!;
  if (!host || extentOf(tree, predicate).to < words.length - 1 || (lingering.has(lemma) && lemma !== "be"))
    return undefined;
  return { with: preposition, subject, verb: { place, lemma }, host };
}

/** A plain statement stands before the comma. */
function isStated({ words }: Sentence, { kind, tense, negated }: TreeClause, comma: number): boolean {
  if (kind !== "main" || negated || (tense !== "present" && tense !== "past")) return false;
  const before = words.slice(0, comma);
  if (words.some(({ text }) => /^["“”()—–:;]$/.test(text))) return false;
  return !before.some(
    ({ tag, lower, text }) => tag === "MD" || text === "," || /^(?:if|when|while|that|who|which|as)$/.test(lower),
  );
}

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
  if (first.lower === "being")
    return joined.length > 0 ? undefined : [{ start: first.start, end: first.end, after: be }];
  if (isPerfect || isUnderWay) return [{ start: first.start, end: first.start, after: `${be} ` }];
  return [verb, ...joined].map(({ place, lemma }) => ({
    start: words[place]!.start,
    end: words[place]!.end,
    after: verbForm(lemma, past ? "ed" : plural ? "base" : "s"),
  }));
}
