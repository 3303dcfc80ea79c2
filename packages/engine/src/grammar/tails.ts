import type { Sentence, Word } from "../document/document.ts";
import { clauseAround, clausesOf, clauseWith, type TreeClause } from "./clauses.ts";
import { extentOf } from "./extent.ts";
import { formsOf, lemmaCandidates, type VerbForm } from "./inflect.ts";
import { childrenBy, isSure } from "./relations.ts";

/** A tail: a participle phrase behind a comma (", leading to delays"), with the clause that it modifies. */
export interface Tail {
  readonly comma: number;
  /** The index of an adverb between the comma and the participle: ", often leading to". */
  readonly adverb: number | undefined;
  readonly participle: number;
  readonly lemma: string;
  /** Further participles that "and" joins to the first, with their lemmas. */
  readonly joined: readonly Participle[];
  /** The index of the mark that ends the phrase: the full stop, or a comma before another such phrase or a contrast. */
  readonly to: number;
  readonly host: TreeClause;
  /** True if the phrase surely modifies the verb of the clause `host`, not another verb. */
  readonly sure: boolean;
}

export interface Participle {
  readonly place: number;
  readonly lemma: string;
}

/** Returns the participle phrases behind commas of a sentence, in order. */
export function tailsOf(sentence: Sentence): readonly Tail[] {
  return sentence.words.flatMap(({ text }, i) => (text === "," && i > 1 ? (tailAt(sentence, i) ?? []) : []));
}

const relations = new Set(["advcl", "acl", "xcomp"]);

function tailAt(sentence: Sentence, comma: number): Tail | undefined {
  const { words } = sentence;
  const adverb = words[comma + 1]?.pos === "ADV" ? comma + 1 : undefined;
  const participle = (adverb ?? comma) + 1;
  const lemma = participleLemma(words[participle]);
  if (lemma === undefined) return undefined;
  const next = words[participle + 1];
  if (!next || next.pos === "PUNCT" || (next.pos === "CCONJ" && next.lower !== "both")) return undefined;
  const { tree } = sentence;
  const head = tree.heads[participle]!;
  if (head < 0 || head > comma || !relations.has(tree.relations[participle]!)) return undefined;
  const host = hostOf(sentence, participle, comma);
  const to = endOf(sentence, participle);
  const joined = joinedTo(sentence, participle, to ?? 0);
  if (!host || to === undefined || !joined || childrenBy(tree, participle, "nsubj", "mark", "aux").length > 0)
    return undefined;
  const isOnly = words.slice(host.predicate + 1, comma).every(({ pos }) => pos !== "VERB" && pos !== "AUX");
  return { comma, adverb, participle, lemma, joined, to, host, sure: isOnly || isSure(tree, participle) };
}

/** Returns the lemma of a word in "-ing" if it is tagged as a participle. */
function participleLemma(word: Word | undefined): string | undefined {
  if (word?.tag !== "VBG" || !/^[a-z]{2,}ing$/.test(word.text) || prepositions.has(word.text)) return undefined;
  if (formsOf(word.lower, word.lemma).includes("ing")) return word.lemma;
  return lemmaCandidates(word.lower).find((lemma) => lemma !== word.lower);
}

const prepositions = new Set(
  "including according depending regarding concerning following excluding considering being having".split(" "),
);

/** Returns the finite clause that a participle modifies, even if its head is a noun or second verb of that clause. */
function hostOf(sentence: Sentence, participle: number, comma: number): TreeClause | undefined {
  const { heads } = sentence.tree;
  let host = clauseAround(sentence, heads[participle]!);
  while (host?.kind === "conjunct" && host.tense === "none") host = clauseWith(sentence, heads[host.predicate]!);
  if (!host || host.predicate >= comma || host.from >= comma) return undefined;
  // "They report clean air and reduced noise": the participle was tagged as a verb, in another tense than the first.
  const first =
    host.kind === "conjunct" && host.subject === undefined ? clauseWith(sentence, heads[host.predicate]!) : host;
  return first?.tense === host.tense ? host : undefined;
}

/** Conjunctions of contrast, which begin a clause that is not part of a participle phrase. */
const contrasts = new Set(["while", "although", "though", "whereas", "until", "before"]);

/** Returns the index where a participle phrase ends: at the sentence's end, a further phrase, contrast or subject. */
function endOf(sentence: Sentence, participle: number): number | undefined {
  const { words, tree } = sentence;
  const last = words.length - 1;
  if (!/^[.!]$/.test(words[last]!.text)) return undefined;
  // "The risk of losing crops, raising prices, cutting jobs, and closing farms": a list.
  const more = words.flatMap(({ tag }, i) => (i > participle && tag === "VBG" ? [words[i - 1]!.lower] : []));
  if (more.includes(",") && more.some((before) => before === "and" || before === "or")) return undefined;
  let { to } = extentOf(tree, participle);
  for (const i of childrenBy(tree, participle, "advcl")) {
    const { from } = extentOf(tree, i);
    if (words[i]!.tag === "VBG" && words[from]!.text === "," && i - from < 3) to = Math.min(to, from);
  }
  // "Warming the sea and the air (Roe 36)": a part without a verb continues the participle phrase.
  const from = words[to]?.text === "," && words[to + 1]!.lower === "and" ? to + 1 : to;
  const isRest = words
    .slice(from, last)
    .every(({ text, pos, tag }) => (tag === "VB" || !/^(?:VERB|AUX)$/.test(pos)) && !/^[,–—:;-]$/.test(text));
  if (isRest || words[to]!.pos === "SCONJ") return last;
  if (words[to]!.text !== ",") return undefined;
  const next = words[to + 1]!.pos === "ADV" ? to + 2 : to + 1;
  if (/^(?:MD|VB[DPZ])$/.test(words[next]?.tag ?? "")) return undefined;
  if (words[next]?.tag === "VBG" || contrasts.has(words[to + 1]!.lower)) return to;
  const later = clausesOf(sentence).find(({ predicate }) => predicate > to && tree.heads[predicate]! < participle);
  if (later?.kind !== "conjunct" || later.tense === "none" || !isSure(tree, later.predicate)) return undefined;
  return words[to + 1]!.lower === "but" || (later.subject ?? 0) > to ? to : undefined;
}

/** Returns the participles joined to the first one; undefined if the role of a word in "-ing" is unclear. */
function joinedTo({ words, tree }: Sentence, participle: number, to: number): Participle[] | undefined {
  const joined = childrenBy(tree, participle, "conj").filter((i) => i < to);
  const found: Participle[] = [];
  for (const place of joined) {
    // "Improving health and well-being": this word is a part of the object.
    if (words[place]!.pos === "NOUN" && !/(?<!^be)ing$/.test(words[place]!.lower)) continue;
    const lemma = participleLemma(words[place]);
    const at = words[place - 1]!.pos === "ADV" ? place - 1 : place;
    const before = words[at - 1]!;
    // "A warm and inviting hall": the participle describes a noun.
    const isBare = (before.pos === "CCONJ" || before.text === ",") && !/^(?:JJ|VBP?$)/.test(words[at - 2]!.tag);
    if (lemma === undefined || !isBare || before.lower === "or" || before.lower === "but") return undefined;
    if (["PUNCT", "CCONJ"].includes(words[place + 1]!.pos)) return undefined;
    found.push({ place, lemma });
  }
  for (let i = participle + 1; i < to; i++) {
    const before = words[i - (words[i - 1]!.pos === "ADV" ? 2 : 1)]!;
    const isJoint = before.pos === "CCONJ" || before.text === ",";
    if (!isJoint || joined.includes(i) || !/^[a-z]{3,}ing$/.test(words[i]!.text) || words[i]!.tag === "JJ") continue;
    const head = tree.heads[i]!;
    const isSubstantive = words[i]!.tag === "NN" && words[head]!.pos === "NOUN" && words[i + 1]!.pos === "PUNCT";
    if (isSubstantive && isSure(tree, i) && head > participle) continue;
    // "Avoiding crowds and finding peace": a verb may be parsed as a part of its object's name.
    if (before.lower === "or" || !isSure(tree, i) || head < participle || tree.relations[i] === "compound")
      return undefined;
    const isLike = tree.relations[head] === "amod" || words[head]!.lower.endsWith("ing");
    if (tree.relations[i] === "conj" && !isLike) return undefined;
  }
  const last = found.at(-1);
  // "The choice of seed, sowing it, and saving water": a list, unless what the first has needs its own "and".
  const hasAnd = words.slice(participle, (last?.place ?? 0) - 2).some(({ lower }) => lower === "and");
  if (last && !hasAnd && words.slice(last.place - 2, last.place).some(({ text }) => text === ",")) return undefined;
  return last && !words.slice(last.place - 2, last.place).some(({ lower }) => lower === "and") ? undefined : found;
}

/** Returns the form that a second verb with the same subject and auxiliaries takes: "en" behind "has grown and". */
export function formBeside(sentence: Sentence, { predicate, verb, passive }: TreeClause): VerbForm | undefined {
  const { words, tree } = sentence;
  const first = words[verb]!;
  const auxiliaries = childrenBy(tree, predicate, "aux", "cop");
  const isPerfect = auxiliaries.some((i) => words[i]!.lemma === "have");
  // "Has become a habit and costs money": the second verb is in the present, since the result still holds.
  if (isPerfect && words[predicate]!.lemma === "become") return finiteForms[first.tag];
  if (isPerfect) return passive || words[predicate]!.tag !== "VBN" ? undefined : "en";
  if (words[predicate]!.tag === "VBG" && auxiliaries.length > 0) {
    // "They are self-financing firms": a compound, no verb.
    const isWhole = words.slice(verb + 1, predicate).every(({ pos }) => pos === "ADV" || pos === "AUX");
    return passive || !isWhole ? undefined : "ing";
  }
  // "The benefit is that it could help": two verbs that the tree takes for one.
  if (first.tag !== "MD" && auxiliaries.some((i) => words[i]!.tag === "MD")) return undefined;
  if (first.tag === "MD" || isInfinitive(sentence, verb)) return "base";
  const form = finiteForms[first.tag];
  const forms = formsOf(first.lower, first.lemma);
  // "They put", "the men cut": the form may be present or past.
  const isUnclear = first.lemma !== "be" && forms.includes("base") && forms.includes("ed");
  return form && forms.includes(form) && !isUnclear ? form : undefined;
}

const finiteForms: Readonly<Record<string, VerbForm>> = { VBD: "ed", VBN: "ed", VBZ: "s", VBP: "base" };

/** Returns whether a verb is an infinitive with "to". */
function isInfinitive({ words, tree }: Sentence, verb: number): boolean {
  return words[verb]!.tag === "VB" && childrenBy(tree, verb, "mark").some((i) => words[i]!.lower === "to");
}
