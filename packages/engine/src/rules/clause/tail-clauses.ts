import type { Sentence } from "../../document/document.ts";
import { formsOf, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import type { Tail } from "../../grammar/tails.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal } from "../rule.ts";
import { adverbFor, rewriteAll, suitsEvent } from "./tail-joins.ts";
import { tailKind } from "./tail-verbs.ts";

/** Turns a participle phrase behind a comma (", leading to delays") into a clause: ", which leads to delays". */
export function asClause(sentence: Sentence, tail: Tail): Proposal[] {
  const { words } = sentence;
  const { host, comma, participle, joined } = tail;
  const marker = host.marker === undefined ? "" : words[host.marker]!.lower;
  if (!kinds.has(host.kind) || host.tense === "none" || limits.has(marker)) return [];
  // "It let him pass, winning a place for himself": the object of the clause does it, not the subject.
  if (words.slice(participle).some(({ lower }) => /^(?:him|her|it|them)sel/.test(lower))) return [];
  if (isUnreal(sentence, tail) || !suitsEvent(words, tail)) return [];
  const verb = verbOf(sentence, tail);
  if (!verb) return [];
  const rest = rewriteAll(words, joined, verb.form);
  if (!isClear(sentence, tail, verb.form)) return [];
  const first = { start: words[comma]!.start, end: words[participle]!.end, after: `, which ${verb.written}` };
  return [{ parts: [first, ...rest] }];
}

/** Kinds of clauses that a participle phrase such as ", leading to delays" may modify as a whole. */
const kinds = wordSet("main conjunct loose relative adverbial");
const limits = wordSet("if unless whether until before where when once");

/**
 * Returns whether the clause contains a second modal verb: "The mill that might be built would stand here, feeding us".
 */
function isUnreal({ words }: Sentence, { host, comma }: Tail): boolean {
  return words.some(({ tag }, i) => tag === "MD" && i >= host.from && i < comma && i !== host.verb);
}

/** Returns the verb of a participle phrase in its clause's tense: "leading" becomes "leads", "led" or "has led". */
function verbOf({ words }: Sentence, tail: Tail): { readonly form: VerbForm; readonly written: string } | undefined {
  const { host, lemma } = tail;
  const first = words[host.verb]!;
  const adverb = adverbFor(words, tail);
  const forms = formsOf(first.lower, first.lemma);
  if (adverb === undefined || (host.verb === host.predicate && forms.includes("base") && forms.includes("ed")))
    return undefined;
  const write = (form: VerbForm, auxiliary = ""): { form: VerbForm; written: string } => ({
    form,
    written: `${auxiliary}${adverb}${verbForm(lemma, form)}`,
  });
  if (host.tense === "past") return write("ed");
  // "Cannot grow for ever, leading to" does lead there, and "can pay by phone, allowing" does allow it.
  const isFact = host.negated ? tailKind(lemma) !== "comment" : lemma === "allow" || lemma === "enable";
  if (host.tense !== "present" && !(first.lower === "can" && isFact)) return undefined;
  // A past event "has led" to something, but what it "highlights" or "makes unlikely" goes on in the present.
  const isOpinion = lemma === "make" && words[tail.participle + 1]!.lower === "it";
  const lasts = isOpinion || tailKind(lemma) === "comment" || (host.passive && !tail.sure);
  const isPerfect = first.lemma === "have" && host.verb !== host.predicate && !lasts;
  return isPerfect ? write("en", "has ") : write("s");
}

/** Returns whether ", which" instead of the participle phrase could refer to nothing but the whole clause. */
function isClear({ words, tree }: Sentence, { host, comma, lemma }: Tail, form: VerbForm): boolean {
  // "Its wit, plot and themes, which makes": "which" would describe the last item of the list.
  const isRow = words[comma - 1]!.pos === "NOUN" && tree.relations[comma - 1] === "conj";
  // "Sugar, which is then burnt, which leads to": a sentence should not have a second "which".
  const isSecond = words.slice(host.from, comma).some(({ lower }) => lower === "which");
  return !isRow && !isSecond && !seemsToDescribe(words[comma - 1]!, lemma, form);
}

/** Verbs whose subject is an event and not a thing: before these, "which" refers to the clause, not to a noun. */
const plain = new Set(["lead", "result", "mean", "cause", "make"]);

/**
 * Returns whether readers would take this word for what "which" refers to, or the verb would have the wrong number for
 * it.
 */
function seemsToDescribe(before: Sentence["words"][number], lemma: string, form: VerbForm): boolean {
  if (before.pos === "PROPN" || before.text === ")") return true;
  if (!["NOUN", "PRON", "NUM"].includes(before.pos)) return false;
  if (form === "s" || form === "en") return isPlural(before) ? lemma !== "make" && lemma !== "mean" : !plain.has(lemma);
  return !plain.has(lemma);
}
