import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clauseWith, type TreeClause } from "../../grammar/clauses.ts";
import { type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { formBeside, type Participle, type Tail } from "../../grammar/tails.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal } from "../rule.ts";

/** Turns a participle phrase into a second verb: "It runs, reducing noise" into "It runs and reduces noise". */
export function asSharedVerb(sentence: Sentence, tail: Tail): Proposal[] {
  const { words } = sentence;
  const { host, comma, participle, lemma, joined } = tail;
  const form = formBeside(sentence, host);
  const adverb = adverbFor(words, tail);
  const span = { start: words[comma]!.start, end: words[participle]!.end };
  // '"It is late," said the baker, closing': a subject behind its verb cannot have a second verb.
  if (form === undefined || adverb === undefined || !carries(host) || (host.subject ?? 0) > host.verb) return [];
  // "They plan to open a mill, creating fifty jobs": the jobs are a result, and not planned themselves.
  if (form === "base" && host.tense === "none") return [];
  // "The gains that they made, selling wool": "that" is the object of the first verb only.
  if (host.kind === "relative" && !words[host.subject ?? 0]!.tag.startsWith("W")) return [];
  // "Has been an issue, affecting ten men in 1990": a date asks for the simple past.
  if (form === "en" && words.slice(comma).some(({ text }) => /^(?:1[5-9]|20)\d\d$/.test(text))) return [];
  // "It has only looked at this, ignoring that", "the law must change, ensuring": "only" or "must" would hold for both.
  if (words.slice(Math.min(host.from, host.verb), comma).some(({ lower }) => governing.has(lower))) return [];
  // "They went to the coast, seeking work" tells a purpose: "to seek work".
  if (lemma === "seek") return [{ parts: [{ ...span, after: " to seek" }], level: 6 }];
  // "Cuts costs and saves time, reducing": the clause has two verbs already.
  if (childrenBy(sentence.tree, firstVerb(sentence, host), "conj").some((i) => i < comma && clauseWith(sentence, i)))
    return [];
  const link = isLong(sentence, tail) ? ", and" : joined.length > 0 ? "," : " and";
  // "Noting that it had a lid and a hook, and sold": the verb would seem to belong to the outer clause.
  if (link === ", and" && !isOuter(sentence, host)) return [];
  const first = { ...span, after: `${link} ${adverb}${verbForm(lemma, form)}` };
  return [{ parts: [first, ...rewriteAll(words, joined, form)], level: link === ", and" ? 8 : 6 }];
}

/** Returns the edits that put participles into another form of their verbs. */
export function rewriteAll(words: readonly Word[], participles: readonly Participle[], form: VerbForm): Part[] {
  return participles.map(({ place, lemma }) => {
    const { start, end } = words[place]!;
    return { start, end, after: verbForm(lemma, form) };
  });
}

const governing = wordSet("only just merely solely not longer never hardly barely neither nor must shall should ought");

/** Returns whether "and" may join a verb to a clause; not to one of time: "As the credits roll, leaving us sad". */
function carries({ kind, tense }: TreeClause): boolean {
  return tense === "none" ? kind === "open" || kind === "adverbial" : kind !== "adverbial" && kind !== "reduced";
}

/** Returns whether a clause is the main clause or is joined to it, and not inside another clause. */
function isOuter(sentence: Sentence, { kind, predicate }: TreeClause): boolean {
  const first = kind === "conjunct" ? clauseWith(sentence, sentence.tree.heads[predicate]!)?.kind : kind;
  return first === "main" || first === "loose";
}

/** Returns whether the comma must stay, because "and" or many words before it hide which verbs are joined. */
function isLong({ words }: Sentence, { host, comma }: Tail): boolean {
  return (
    comma - host.predicate > 14 ||
    words.slice(host.predicate, comma).some(({ lower }) => lower === "and" || lower === "or")
  );
}

/** Returns the index of the first of the verbs that share a subject, given the clause of one of them. */
function firstVerb({ tree }: Sentence, { kind, subject, predicate }: TreeClause): number {
  return kind === "conjunct" && subject === undefined ? tree.heads[predicate]! : predicate;
}

const kept = new Set(["also", "often", "further", "even", "still"]);
const dropped = wordSet("thereby thus therefore consequently subsequently accordingly");
const doubts = wordSet(
  "especially particularly potentially possibly probably presumably likely mainly mostly largely only",
);

/** Adverbs that describe events; all others describe how a person acts. */
const ofEvents = wordSet("ultimately effectively significantly instantly quickly eventually greatly directly");

/** Returns whether a participle phrase has no adverb, or one that can describe an event. */
export function suitsEvent(words: readonly Word[], tail: Tail): boolean {
  const adverb = adverbFor(words, tail);
  return adverb === "" || (adverb !== undefined && (kept.has(adverb.trim()) || ofEvents.has(adverb.trim())));
}

/** Returns the adverb to write before a second verb, with a space; "" for none; undefined if that is uncertain. */
export function adverbFor(words: readonly Word[], { adverb }: Tail): string | undefined {
  const lower = adverb === undefined ? undefined : words[adverb]!.lower;
  if (lower === undefined || dropped.has(lower)) return "";
  return kept.has(lower) || (lower.endsWith("ly") && !doubts.has(lower)) ? `${lower} ` : undefined;
}
