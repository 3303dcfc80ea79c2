import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clausesOf, clauseWith, mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { extentOf } from "../../grammar/extent.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { type StandIn, standInFor } from "../../grammar/stand-in.ts";
import {
  conditions,
  hasSplice,
  isConditioned,
  isStatement,
  isTopLevel,
  leavesClauseOpen,
} from "../../grammar/statements.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Candidate, type Cut, stop } from "./cut.ts";
import { cutExamples, cutRelative, cutTail, isPronoun } from "./split-tails.ts";

/**
 * Returns the cuts of a sentence that leave full sentences. Some cuts are possible only together with another cut of
 * the list.
 */
export function cutsOf(sentence: Sentence, text: string): Cut[] {
  const { words } = sentence;
  if (!/^[.!]$/.test(words.at(-1)!.text) || isList(words) || !mainClauseOf(sentence)) return [];
  const found = new Map<number, Cut>();
  const add = (cut: Cut | undefined, to: number): void => {
    const next = to >= words.length - 1 ? undefined : found.get(to);
    if (
      !cut ||
      found.has(cut.at) ||
      isOdd(words.slice(0, cut.at + 4)) ||
      isEnclosed(words, cut.at) ||
      (words[cut.at - 1]?.pos === "AUX" && words[cut.at]!.pos !== "PUNCT") ||
      (to < words.length - 1 && !next)
    )
      return;
    found.set(cut.at, next ? { ...cut, parts: [...cut.parts, ...next.parts] } : cut);
  };
  for (const clause of [...clausesOf(sentence)].sort((a, b) => b.from - a.from)) {
    const candidate = candidateFor(sentence, text, clause);
    if (candidate) add(cutClause(candidate), clause.to);
  }
  words.forEach((word, i) => {
    if (word.text === ";" || links.has(word.lower)) add(cutBetween(sentence, text, i), words.length);
    if (word.text === ",") add(cutExamples(sentence, text, i), words.length);
  });
  add(cutConcession(sentence, text), words.length);
  // Behind a quotation it is not sure who the subject is.
  const quotes = quotesSpeech(words);
  return [...found.values()].filter(({ kind }) => !(quotes && kind === "tail"));
}

/** Returns whether more than a few words are quoted. */
function quotesSpeech(words: readonly Word[]): boolean {
  const [open, close] = words.flatMap(({ text }, i) => (/["“”]/.test(text) ? [i] : []));
  return open !== undefined && (close === undefined || close - open > longestName);
}

/** The longest name or term in quotation marks, in words. */
const longestName = 4;

function isList(words: readonly Word[]): boolean {
  return words.filter(({ text }) => text === ";").length > 1;
}

/** Returns whether a sentence has square brackets, colons or dashes, with which parse trees are unreliable. */
function isOdd(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^[[\]—–:…*]$|^--$|^\.\.\.$/.test(text));
}

/** Returns whether a bracket or quotation is open at a word, or closed right before it. */
function isEnclosed(words: readonly Word[], at: number): boolean {
  const count = (marks: string): number => words.slice(0, at).filter(({ text }) => marks.includes(text)).length;
  return count("(“‘") !== count(")”’") || count('"') % 2 === 1 || /["”]/.test(words[at - 1]?.text ?? "");
}

function candidateFor(sentence: Sentence, text: string, clause: TreeClause): Candidate | undefined {
  const { words } = sentence;
  let first = clause.from;
  while (first < clause.predicate && words[first]!.pos === "PUNCT") first++;
  const at = words[first - 1]?.text === "," ? first - 1 : first;
  // "Although it is their task to see that it is done and the law is kept, we": what is granted goes on.
  if (words[0]!.pos === "SCONJ" && !words.slice(0, at).some(({ text }) => text === ",")) return undefined;
  return first > 0 && isStatement(sentence, 0, at) ? { sentence, text, clause, first, at } : undefined;
}

function cutClause(candidate: Candidate): Cut | undefined {
  return (
    cutConjunct(candidate) ??
    cutShared(candidate) ??
    cutRelative(candidate) ??
    cutAdverbial(candidate) ??
    cutTail(candidate)
  );
}

/** Returns whether the clause or verb is an item of a list, or "both" or "not only" announces it. */
function isListed(sentence: Sentence, { predicate, subject }: TreeClause, first: number): boolean {
  const { words, tree } = sentence;
  const head = tree.heads[predicate]!;
  if (hasSplice(sentence, first)) return true;
  const before = childrenBy(tree, head, "conj").filter((i) => i < predicate);
  // "They came and helped, but he had gone": another subject begins something else.
  const isAlike = (i: number): boolean => words[i]!.tag === words[predicate]!.tag && subject === undefined;
  if (before.some((i) => childrenBy(tree, i, "cc").length === 0 || isAlike(i))) return true;
  return words
    .slice(0, first)
    .some(
      ({ lower }, i) =>
        ["both", "either", "neither"].includes(lower) ||
        (lower === "not" && ["only", "just", "merely", "simply"].includes(words[i + 1]!.lower)),
    );
}

/** Cuts before a joined clause that has its own subject: "It rained, and we left". */
function cutConjunct(candidate: Candidate): Cut | undefined {
  const { sentence, text, clause, first, at } = candidate;
  const { words, tree } = sentence;
  const link = words[first]!.lower;
  if (!["and", "but", "yet"].includes(link) || clause.kind !== "conjunct" || clause.marker !== undefined)
    return undefined;
  if (clause.tense === "none" || clause.subject === undefined || clause.subject > clause.verb) return undefined;
  const isTold = clause.tense === "past" && times.has(words[0]!.lower);
  if (!isTopLevel(sentence, clause.predicate) || (isConditioned(sentence, clause.predicate) && !isTold))
    return undefined;
  if (
    isListed(sentence, clause, first) ||
    leavesClauseOpen(sentence, { at, link, bare: at === first, subject: clause.subject })
  )
    return undefined;
  const next = words[first + 1]!.text === "," ? first + 2 : first + 1;
  const { from } = extentOf(tree, clause.subject);
  // "He told of the war, and the scar it left": only an adverb or a phrase may be before the subject.
  if (from !== next && !["ADV", "ADP", "SCONJ", "PUNCT"].includes(words[next]!.pos)) return undefined;
  // Two nouns as subjects are those of two clauses; "that" or "it" may belong to a clause inside the subject.
  const nouns = childrenBy(tree, clause.predicate, "nsubj").filter((i) => words[i]!.pos !== "PRON");
  if (nouns.length > 1 || (at === first && childrenBy(tree, clause.predicate, "nsubj").length > 1)) return undefined;
  // "My friends and I were late" has one subject.
  const isSole = from === next && words[from]!.text !== "I";
  if (at === first && !(isSole && isSure(tree, clause.predicate) && isSure(tree, clause.subject))) return undefined;
  if (at === first && mayGoOn(sentence, clause)) return undefined;
  if (["WRB", "WDT", "WP", "IN"].includes(words[from - 1]!.tag)) return undefined;
  if (["not", "also", "so", "of", "that"].includes(words[next]!.lower) || words[next]!.pos === "NUM") return undefined;
  if (link === "and") return { kind: "and", at, parts: [stop(sentence, text, at, next)] };
  return { kind: "but", at, parts: [stop(sentence, text, at, next, capitalize(link))] };
}

/**
 * Returns whether what looks like a clause behind "and" may be a part of a noun phrase: "The challenge and dataset will
 * help".
 */
function mayGoOn({ words, tree }: Sentence, { subject, predicate, verb, object }: TreeClause): boolean {
  const { tag, pos } = words[subject!]!;
  if (pos === "NOUN" && tag === "NN" && childrenBy(tree, subject!, "det", "nmod").every((i) => i > subject!))
    return true;
  if (childrenBy(tree, subject!, "compound").some((i) => i === extentOf(tree, subject!).from)) return true;
  const { tag: form, lower, lemma } = words[predicate]!;
  return (
    verb === predicate &&
    form === "VBD" &&
    object === undefined &&
    pos !== "PRON" &&
    formsOf(lower, lemma).includes("en")
  );
}

/** Conjunctions of time; in a story, the sentence after "When it rained, he left" is about the same time. */
const times: ReadonlySet<string> = new Set(["as", "when", "after", "before"]);

/** Cuts before a joined verb and repeats its subject: "They clean the house and paint the doors". */
function cutShared(candidate: Candidate): Cut | undefined {
  const { sentence, text, clause, first, at } = candidate;
  const { words, tree } = sentence;
  const link = words[first]!.lower;
  if (!["and", "but", "yet"].includes(link) || clause.kind !== "conjunct" || clause.subject !== undefined)
    return undefined;
  const main = clauseWith(sentence, tree.heads[clause.predicate]!);
  if (!main || main.tense === "none" || main.marker !== undefined || !isTopLevel(sentence, main.predicate))
    return undefined;
  if (main.subject === undefined || main.negated || isLimited(sentence, main)) return undefined;
  // Without another finite verb before it, one that shows its number has no other subject.
  const isPlain =
    words[clause.verb]!.pos === "AUX" || (words[clause.verb]!.tag === "VBZ" && clause.object !== undefined);
  if (!(isPlain || isSure(tree, clause.predicate)) || isConditioned(sentence, clause.predicate)) return undefined;
  // "The door opens and in walks a guest": what follows the verb is its subject.
  const isNext = words.slice(first + 1, clause.verb).every(({ pos }) => pos === "ADV");
  if (!isNext || words.length - first <= sharedLength) return undefined;
  const middle = middleOfThree(sentence, main.predicate, clause);
  if (middle === undefined && isListed(sentence, clause, first)) return undefined;
  if (leavesClauseOpen(sentence, { at, link, bare: true, subject: undefined })) return undefined;
  // "She fed and cared for them": both have one object.
  if (at - 1 === main.predicate && words[at - 1]!.pos === "VERB" && at === first) return undefined;
  if (mayDescribe(sentence, clause, at, first) || endsRow(words, at)) return undefined;
  // "A hearing was held, showing that she was new and was on trial": a nearer verb may be what it is joined to.
  if (
    words
      .slice(main.predicate + 1, first)
      .some(({ tag }, i) => /^VB[DPZ]|^MD/.test(tag) && middle?.verb !== main.predicate + 1 + i)
  )
    return undefined;
  const again = subjectAgain(sentence, text, main.subject);
  const auxiliary = again && sharedAuxiliary(sentence, main, clause, again.singular);
  if (auxiliary === undefined || !again) return undefined;
  // A name or a noun is said again only before a sentence of some length.
  if (!isPronoun(again) && again.text !== "this" && words.length - first <= nounLength) return undefined;
  const opening = capitalize(link === "and" ? again.text : `${link} ${again.text}`) + auxiliary;
  const joint = middle ? [{ start: words[middle.comma]!.start, end: words[middle.comma]!.end, after: " and" }] : [];
  return { kind: "tail", at, parts: [...joint, stop(sentence, text, at, first + 1, opening)] };
}

/** Returns the second of three verbs and its comma: "He closed the shop, locked the door, and went home". */
function middleOfThree(
  { words, tree }: Sentence,
  head: number,
  { predicate: last }: TreeClause,
): { comma: number; verb: number } | undefined {
  const [verb, next] = childrenBy(tree, head, "conj");
  if (verb === undefined || next !== last || words[verb]!.tag !== words[head]!.tag || !isSure(tree, verb))
    return undefined;
  const comma = words[verb - 1]!.pos === "ADV" ? verb - 2 : verb - 1;
  const isBare = childrenBy(tree, verb, "cc", "nsubj", "aux", "cop").length === 0;
  return isBare && words[comma]!.text === "," && words[last]!.tag === words[head]!.tag ? { comma, verb } : undefined;
}

/** Returns whether an apparent past tense may be a participle: "burnt" in "the smell of wood and burnt leaves". */
function mayDescribe({ words, tree }: Sentence, { predicate, object }: TreeClause, at: number, first: number): boolean {
  const { tag, lower, lemma } = words[predicate]!;
  if (tag !== "VBD" || !formsOf(lower, lemma).includes("en")) return false;
  if (predicate === first + 1 && isNoun(words[at - 1]!) && words[predicate + 1]!.pos === "NOUN") return true;
  return (
    object === undefined && words.slice(0, first).some(({ tag }, i) => tag === "VBN" && tree.relations[i] !== "root")
  );
}

/** Returns whether the words before a comma end a list, as in "leads to decay, violence". */
function endsRow(words: readonly Word[], at: number): boolean {
  const comma = words.findLastIndex(({ text }, i) => i < at && text === ",");
  const last = words.slice(comma + 1, at);
  return (
    comma > 1 &&
    words[at]!.text === "," &&
    last.length < 5 &&
    last.every(({ pos }) => ["NOUN", "ADJ", "PROPN", "DET"].includes(pos))
  );
}

/** The least words of a second half whose subject is a pronoun, and of one whose subject is a noun. */
const [sharedLength, nounLength] = [5, 8];

/** Nouns that mean persons in some texts and things in others. */
const eitherNouns = new Set("server host guide model star head lead operator assistant".split(" "));

/** Returns what can refer to a subject again, such as a pronoun, "this" or "these". */
function subjectAgain(sentence: Sentence, text: string, subject: number): StandIn | undefined {
  const { lower, start, end } = sentence.words[subject]!;
  if (text.slice(start, end).toLowerCase() !== lower || /["“”]/.test(text[end] ?? "") || eitherNouns.has(lower))
    return undefined;
  return lower === "this" ? { text: lower, singular: true } : standInFor(sentence, subject);
}

/** Returns whether an adverb affects both verbs: "He only sold apples and gave advice". */
function isLimited({ words, tree }: Sentence, { predicate }: TreeClause): boolean {
  return childrenBy(tree, predicate, "advmod").some((i) => i < predicate && limits.has(words[i]!.lower));
}

const limits = wordSet("only just rarely hardly barely scarcely seldom merely simply nearly almost");

/** Returns the auxiliaries that a second verb shares, each behind a space; "" if it is finite, undefined if unsure. */
function sharedAuxiliary(
  { words, tree }: Sentence,
  main: TreeClause,
  { verb, predicate }: TreeClause,
  singular: boolean,
): string | undefined {
  const { tag: firstTag, lemma: auxiliary } = words[main.verb]!;
  const second = words[verb]!;
  const auxiliaries = childrenBy(tree, main.predicate, "aux").filter((i) => i < main.predicate);
  const isSameForm = words[main.predicate]!.tag === second.tag || (firstTag === "MD" && second.tag === "VB");
  // "Has mended the roof and painted the door": what the tagger takes for a past.
  const isParticiple =
    words[main.predicate]!.tag === "VBN" &&
    main.tense === "present" &&
    formsOf(second.lower, second.lemma).includes("en");
  if (isParticiple || ["VB", "VBN", "VBG"].includes(second.tag)) {
    if (verb !== predicate || auxiliaries.length === 0 || !(isSameForm || isParticiple)) return undefined;
    const written = auxiliaries.map((i) => contracted.get(words[i]!.lower) ?? words[i]!.lower);
    return written.some((word) => /^['’]|^(?:ca|wo|sha)$/.test(word)) ? undefined : ` ${written.join(" ")}`;
  }
  if (second.tag === "MD") return "";
  if (!["VBZ", "VBP", "VBD"].includes(second.tag) || main.tense === "modal") return undefined;
  const between = words.slice(main.verb + 1, verb);
  // "He wants to sell the house and buy a boat": a bare form may be joined to another bare form.
  if (second.tag === "VBP" && between.some(({ tag }) => tag === "VB" || tag === "VBP")) return undefined;
  // "It is old and much loved": a participle may look like a past.
  const isPerfect = auxiliary === "have" && main.verb !== main.predicate;
  if (second.tag === "VBD") return main.tense === "past" || isPerfect ? "" : undefined;
  return main.tense === "present" && (second.tag === "VBZ") === singular ? "" : undefined;
}

const contracted = new Map(Object.entries({ "'ve": "have", "'re": "are", "'ll": "will", "'m": "am" }));

/** Cuts before a clause with "although", "whereas", "while" or "because" behind the main clause. */
function cutAdverbial({ sentence, text, clause, first, at }: Candidate): Cut | undefined {
  const { words, tree } = sentence;
  const head = tree.heads[clause.predicate]!;
  const even = words[first]!.lower === "even" ? 1 : 0;
  const link = words[first + even]!.lower;
  if (clause.kind !== "adverbial" || clause.marker !== first + even || clause.tense === "none") return undefined;
  if (clause.subject === undefined || extentOf(tree, clause.subject).from !== first + even + 1) return undefined;
  if (!isTopLevel(sentence, head) || !isSure(tree, clause.predicate)) return undefined;
  const after = first + even + 1;
  const isContrast = at < first && ["although", "though", "whereas"].includes(link);
  if (isContrast) return { kind: "but", at, parts: [stop(sentence, text, at, after, "But")] };
  // “The left door is red, while the right door is blue”: nothing goes on at that time.
  if (link === "while" && at < first && words[clause.predicate]!.tag !== "VBG" && words[head]!.tag !== "VBG")
    return { kind: "semicolon", at, parts: [stop(sentence, text, at, after)] };
  const { tense, negated, verb } = clauseWith(sentence, head) ?? clause;
  // "It is dear, as it is rare": behind a state "as" gives the reason.
  const isReason = link === "because" || (link === "as" && at < first && verb !== head && words[head]!.pos === "ADJ");
  if (!isReason || negated || tense === "modal" || ["only", "just", "not"].includes(words[first - 1]!.lower))
    return undefined;
  if (first < reasonLength || words.length - first < reasonLength) return undefined;
  return {
    kind: "tail",
    at,
    parts: [stop(sentence, text, at, after, `This ${tense === "past" ? "was" : "is"} because`)],
  };
}

/** The least number of words on either side of "because" for the reason to become a sentence. */
const reasonLength = 10;

/** Links that begin a second statement behind a comma, if a subject follows at once. */
const links: ReadonlySet<string> = new Set(["so", "but", "yet", "and"]);

/** Cuts "X; Y", "X, so Y" and "X, but Y" where both halves are statements, whatever the parse tree says. */
function cutBetween(sentence: Sentence, text: string, i: number): Cut | undefined {
  const { words, tree } = sentence;
  const isLink = words[i]!.text !== ";";
  const at = isLink ? i - 1 : i;
  if (at < 1 || (isLink && words[at]!.text !== ",")) return undefined;
  const second = clausesOf(sentence).find(
    ({ subject, tense, verb, kind }) =>
      (subject === undefined ? !isLink : subject > i) && verb > i && tense !== "none" && kind !== "relative",
  );
  if (!second || second.marker !== undefined || !isStatement(sentence, 0, at)) return undefined;
  if (mainClauseOf(sentence)!.verb > i && second.kind !== "main") return undefined;
  if (isConditioned(sentence, second.predicate) || conditions.has(words[0]!.lower)) return undefined;
  if (!isLink) {
    const fits = ["DET", "PRON", "NOUN", "PROPN", "ADV", "ADJ"].includes(words[i + 1]!.pos) && second.verb > i + 1;
    return fits ? { kind: "semicolon", at, parts: [stop(sentence, text, at, i + 1)] } : undefined;
  }
  const link = words[i]!.lower;
  if (extentOf(tree, second.subject!).from !== i + 1 || words[i + 1]!.tag === "IN") return undefined;
  if (link === "and" && (!subjectPronouns.has(words[i + 1]!.lower) || hasSplice(sentence, at))) return undefined;
  if (leavesClauseOpen(sentence, { at, link, bare: false, subject: second.subject }) || isListed(sentence, second, at))
    return undefined;
  if (link === "and") return { kind: "and", at, parts: [stop(sentence, text, at, i + 1)] };
  return { kind: "but", at, parts: [stop(sentence, text, at, i + 1, capitalize(link))] };
}

/** Turns "Although X, Y" into "X. But Y". */
function cutConcession(sentence: Sentence, text: string): Cut | undefined {
  const { words, tree } = sentence;
  const [first, second] = words as [Word, Word];
  if (!["although", "though", "while"].includes(first.lower)) return undefined;
  const finite = clausesOf(sentence).filter(({ tense, subject }) => tense !== "none" && subject !== undefined);
  const granted = finite.find(({ marker }) => marker === 0);
  const claim = finite.find(({ subject, marker }) => marker === undefined && granted && subject! > granted.verb);
  if (!granted || !claim || !isTopLevel(sentence, claim.predicate)) return undefined;
  const at = extentOf(tree, claim.subject!).from - 1;
  if (words[at]?.text !== "," || extentOf(tree, granted.subject!).to > granted.predicate) return undefined;
  // "Although it was old, the boat sailed": the pronoun would come before its noun.
  const pronoun = words[granted.subject!]!.lower;
  if (["it", "they", "he", "she"].includes(pronoun) && words[claim.subject!]!.lower !== pronoun) return undefined;
  if (first.lower === "while" && (words[granted.predicate]!.tag === "VBG" || granted.tense === "past"))
    return undefined;
  const opening: Part = {
    start: first.start,
    end: second.end,
    after: capitalize(text.slice(second.start, second.end)),
  };
  return { kind: "but", at, parts: [opening, stop(sentence, text, at, at + 1, "But")] };
}
