import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import {
  clauseAround,
  clausesOf,
  clauseWith,
  mainClauseOf,
  type TreeClause,
  tenseAround,
} from "../../grammar/clauses.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { extentOf, nounGroupOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { amounts, isPersonNoun, vagueNouns } from "../../grammar/noun-classes.ts";
import { childrenBy, childrenOf, isSure } from "../../grammar/relations.ts";
import { demonstrativeFor, isNextTo, type StandIn, standInFor } from "../../grammar/stand-in.ts";
import { type Governor, governorOf, isAsserted, leavesClauseOpen } from "../../grammar/statements.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Candidate, type Cut, stop } from "./cut.ts";

/** Verbs that tell what an event brings about: "making it safe". */
const causes =
  wordSet(`allow let help lead result reduce improve cause mean enable ensure increase lower prevent enhance worsen ease strengthen
  weaken limit encourage contribute make keep leave boost promote foster threaten hurt damage disrupt complicate simplify
  speed slow prompt eliminate facilitate minimize maximize undermine force render pose raise spark trigger create save pave hinder alter expand
  deepen inspire fuel drive end`);
/** Verbs of `causes` that can also have a person as subject: "she glued them fast, leaving rough edges". */
const actionVerbs = wordSet(
  "help make keep leave hurt damage raise encourage eliminate create save alter expand drive",
);
/** Verbs that tell what an event shows: "proving them right". */
const evidence = wordSet(
  `show highlight suggest indicate demonstrate reveal reflect emphasize underscore prove confirm mark signal`,
);

/** Cuts before ", which X", ", who X" and ", where X" at the end of a statement. */
export function cutRelative({ sentence, text, clause, first, at }: Candidate): Cut | undefined {
  const { words, tree } = sentence;
  if (clause.marker !== first || at === first || clause.tense === "none") return undefined;
  // "Allows the plan, which costs little, to go on": the words behind the clause do not belong to it.
  if (words.some(({ tag }, i) => i > first && i < clause.to && tag === "TO" && words[i - 1]!.text === ","))
    return undefined;
  // "Which he believes hampers growth" has a second subject inside.
  const next = words[first + 1]!;
  if (clause.subject === first && !["VERB", "AUX", "ADV"].includes(next.pos)) return undefined;
  if (!["relative", "loose", "adverbial", "conjunct"].includes(clause.kind)) return undefined;
  const noun = clause.kind === "relative" ? tree.heads[clause.predicate]! : undefined;
  if (!isAsserted(sentence, tree.heads[clause.predicate]!) || isDenied(sentence, noun)) return undefined;
  const opening = relativeOpening(sentence, clause, at, noun);
  if (opening === undefined) return undefined;
  return { kind: "relative", at, parts: [stop(sentence, text, at, first + 1, opening)] };
}

function relativeOpening(
  sentence: Sentence,
  clause: TreeClause,
  at: number,
  noun: number | undefined,
): string | undefined {
  const { words, tree } = sentence;
  const pronoun = words[clause.marker!]!.lower;
  if (pronoun === "which" && clause.subject === clause.marker) return openingForWhich(sentence, clause, at, noun);
  if (noun === undefined || !isSure(tree, clause.predicate) || !isNextTo(sentence, noun, at)) return undefined;
  if (pronoun === "who" && clause.subject === clause.marker) {
    // "Saw a child, no older than her sister, who": "who" may be either of them.
    const governor = clauseAround(sentence, tree.heads[noun]!);
    if (noun !== at - 1 || words.slice(governor?.verb ?? 0, at).some(({ text }) => text === ",")) return undefined;
    const again = standInFor(sentence, noun);
    const fits =
      again && again.text !== "it" && numberOf(words[clause.verb]!) !== (again.singular ? "plural" : "singular");
    // A person's first name is not repeated.
    return fits ? capitalize(again.text.replace(/^\p{Lu}\S+ (?=\p{Lu})/u, "")) : undefined;
  }
  if (pronoun !== "where" || clause.subject === undefined) return undefined;
  return words[noun]!.pos === "PROPN" && extentOf(tree, clause.subject).from === clause.marker! + 1
    ? "There,"
    : undefined;
}

/** Returns whether a noun has "no", "any" or "every", so that no pronoun can refer to a single thing. */
function isDenied({ words, tree }: Sentence, noun: number | undefined): boolean {
  return (
    noun !== undefined && childrenBy(tree, noun, "det").some((i) => ["no", "any", "every"].includes(words[i]!.lower))
  );
}

function numberOf({ tag, lower }: Word): "singular" | "plural" | undefined {
  if (tag === "VBZ" || lower === "was") return "singular";
  return tag === "VBP" || lower === "were" ? "plural" : undefined;
}

/** Returns the subject that replaces "which": "This" for the statement, "This net" for the noun, "It" for a name. */
function openingForWhich(
  sentence: Sentence,
  clause: TreeClause,
  at: number,
  noun: number | undefined,
): string | undefined {
  const { words, tree } = sentence;
  const number = numberOf(words[clause.verb]!);
  const isRow = noun !== undefined && (tree.relations[noun] === "conj" || childrenBy(tree, noun, "conj").length > 0);
  const several = noun !== undefined && (/S$/.test(words[noun]!.tag) || isRow);
  const isEvent = !clause.passive && isOfEvents(sentence, clause);
  if (number === "plural" && !several) return undefined;
  // "His slogan, which stresses that": the slogan stresses it, not the whole statement.
  const shows = noun !== undefined && evidence.has(words[clause.predicate]!.lemma);
  if (shows && !several && isNextTo(sentence, noun, at)) return demonstrativeFor(sentence, noun, false);
  if (isEvent && number === "singular") return "This";
  if (isEvent && number === undefined) return several ? undefined : "This";
  if (noun === undefined || (several && number !== "plural") || !isSure(tree, clause.predicate)) return undefined;
  // "The size of the hole, which", "a loan from the fund, which": either noun may be meant, unless the verb decides.
  const object = tree.relations[noun] === "obl" ? childrenBy(tree, tree.heads[noun]!, "obj") : [];
  const holder = tree.heads[noun]!;
  const rivals = [
    ...(tree.relations[holder] === "acl" ? [tree.heads[holder]!] : []),
    ...(tree.relations[noun] === "nmod" ? [tree.heads[noun]!] : object),
    ...(isNextTo(sentence, noun, at) ? [] : [at - 1]),
  ];
  if (rivals.some((rival) => number === undefined || /S$/.test(words[rival]!.tag) === several)) return undefined;
  return demonstrativeFor(sentence, noun, several);
}

/** Returns whether a clause expresses an effect or a judgement: "which is why", "which was a relief". */
function isOfEvents({ words, tree }: Sentence, { predicate, verb }: TreeClause): boolean {
  const { lemma, pos } = words[predicate]!;
  if (causes.has(lemma) || evidence.has(lemma)) return true;
  const isNamed = pos === "NOUN" && childrenBy(tree, predicate, "case").length === 0;
  return verb !== predicate && words[verb]!.lemma === "be" && (isNamed || weighing.has(lemma));
}

const weighing =
  wordSet(`why because how important essential crucial vital key good great bad hard difficult easy rare common unusual useful
  helpful`);

/** Cuts before ", making X easier" and ", telling a story" at the end of a statement. */
export function cutTail({ sentence, text, clause, first, at }: Candidate): Cut | undefined {
  const { words, tree } = sentence;
  const { predicate } = clause;
  if (at === first || words[predicate]!.tag !== "VBG" || clause.verb !== predicate || clause.subject !== undefined)
    return undefined;
  if (clause.marker !== undefined || !["adverbial", "open", "loose", "reduced"].includes(clause.kind) || clause.negated)
    return undefined;
  const opens = first === predicate || (first + 1 === predicate && words[first]!.pos === "ADV");
  if (leavesClauseOpen(sentence, { at, link: "", bare: false, subject: undefined })) return undefined;
  // "Based on this, adding them up exceeds it": the participle is the subject of the following verb.
  const hasVerb = clausesOf(sentence).some(
    ({ verb, tense, subject, marker, kind }) =>
      kind !== "conjunct" &&
      verb > predicate &&
      verb < clause.to &&
      tense !== "none" &&
      (subject ?? marker ?? 0) <= predicate,
  );
  if (hasVerb) return undefined;
  if (!opens || fixed.has(words[predicate]!.lemma) || !isAsserted(sentence, tree.heads[predicate]!)) return undefined;
  // "Leaving nothing, and, to his surprise, etching the stone": the first half would end in the middle of a list.
  const before = words.findLastIndex(({ text }, i) => i < at && text === ",");
  const isList = words.slice(before + 2, at).every(({ pos }) => pos === "NOUN" || pos === "ADJ" || pos === "DET");
  if (before >= 0 && words[before + 1]!.pos === "CCONJ" && !isList) return undefined;
  // If the participle depends on a noun, its effect still belongs to the clause around that noun.
  const noun = clause.kind === "reduced" && causes.has(words[predicate]!.lemma) ? tree.heads[predicate]! : undefined;
  const head = noun === undefined ? tree.heads[predicate]! : clauseAround(sentence, noun)?.predicate;
  const governor = head === undefined ? undefined : governorFor(sentence, head, words[predicate]!.lemma);
  if (!governor) return undefined;
  const doer = doerOf(sentence, at, predicate, governor);
  const verbs = [predicate, ...childrenBy(tree, predicate, "conj").filter((i) => words[i]!.tag === "VBG")];
  if (!doer || hasStrayParticiple(words, verbs, clause.to)) return undefined;
  const form = formFor(words, governor.clause, doer, words[predicate]!.lemma);
  if (form === undefined) return undefined;
  const adverb = first === predicate ? "" : `${words[first]!.text} `;
  // "This thus leads": behind a full stop, "thus" says nothing more.
  const said = /^(?:thus|thereby|hence|so|therefore) $/.test(adverb) ? "" : adverb;
  const [, ...more] = verbs;
  // "A sense of duty and belonging": "belonging" is a noun.
  if (more.some((i) => words[i + 1]!.pos === "PUNCT")) return undefined;
  if (more.length > 0 && childrenBy(tree, more.at(-1)!, "cc").length === 0) return undefined;
  // "From learning, growing, and sharing": a list of all three.
  if (more.length > 0 && words.slice(governor.clause.predicate + 1, at).some(({ lower }) => lower.endsWith("ing")))
    return undefined;
  const parts = more.map(
    (i): Part => ({ start: words[i]!.start, end: words[i]!.end, after: form(words[i]!.lemma, false) }),
  );
  const opening = `${capitalize(doer.text)} ${said}${form(words[predicate]!.lemma, true)}`;
  return { kind: "tail", at, parts: [stop(sentence, text, at, predicate + 1, opening), ...parts] };
}

/** Returns the clause that a participle modifies; for a participle of effect in another clause, the main clause. */
function governorFor(sentence: Sentence, head: number, lemma: string): Governor | undefined {
  const main = mainClauseOf(sentence);
  return (
    governorOf(sentence, head) ??
    ((causes.has(lemma) || evidence.has(lemma)) && main?.subject !== undefined
      ? { clause: main, subject: main.subject }
      : undefined)
  );
}

/** Participles that are links ("including"), or that name no action. */
const fixed =
  wordSet(`include depend consider accord regard follow start begin range assume be have concern compare speak base judge exclude
  become give involve consist remain stand encompass comprise span constitute represent total number cover`);

/** Returns the subject of a participle: "this" for the whole event, or words that refer to the clause's subject. */
function doerOf(
  sentence: Sentence,
  at: number,
  participle: number,
  { clause, subject }: Governor,
): StandIn | undefined {
  const { words, tree } = sentence;
  const { lemma } = words[participle]!;
  const again = standInFor(sentence, subject);
  const person =
    again !== undefined && again.text !== "it" && words[subject]!.lower !== "it" && isPersonal(words[subject]!);
  const bringsAbout =
    lemma === "make" && words[participle + 2]?.lower !== "way" && childrenBy(tree, participle, "xcomp").length > 0;
  const event: StandIn = { text: "this", singular: true };
  // "It was blamed for showing all, leaving no doubt": the nearer verb may be what does that.
  if (clausesOf(sentence).some(({ predicate: p }) => words[p]!.tag === "VBG" && p > clause.predicate && p < at))
    return undefined;
  if (causes.has(words[clause.predicate]!.lemma) && words[clause.predicate]!.lemma === lemma) return undefined;
  if (causes.has(lemma) && (bringsAbout || !person || !actionVerbs.has(lemma))) return event;
  if (evidence.has(lemma) && (!person || /^(?:indicate|suggest|confirm|reflect|mark|signal|prove)$/.test(lemma)))
    return clause.negated ? undefined : event;
  // "They need to practise, learning": what must be done has no result yet.
  if (childrenBy(sentence.tree, clause.predicate, "xcomp").some((i) => i < at && words[i]!.tag === "VB"))
    return undefined;
  // A name that is repeated at once sounds like a list of facts.
  if (again && !isPronoun(again) && words.length - at <= nounLength) return undefined;
  // "He turned lead into gold in a furnace, devising an elixir": the thing or the action may be the doer.
  if (!person) return undefined;
  // "“Atlas” was praised, selling": said again, a title needs its marks.
  if (/["“”]/.test(words[subject + 1]!.text)) return undefined;
  if (hasOtherDoer(sentence, clause.verb, at) || clauseWith(sentence, participle)!.kind === "reduced") return undefined;
  // "The baker sold pictures, showing his shop": the pictures may show it.
  if (evidence.has(lemma) && words[subject]!.pos !== "PRON") return undefined;
  if (clause.passive || clause.negated || words[clause.predicate]!.tag === "VBG") return undefined;
  return clause.verb !== clause.predicate && words[clause.verb]!.lemma === "be" ? undefined : again;
}

/** Returns whether another noun may be the participle's subject: "with his wife beside him, praying". */
function hasOtherDoer(sentence: Sentence, verb: number, at: number): boolean {
  const { words } = sentence;
  return (
    words.slice(verb, at).some(({ text }, i) => text === "," && others.has(words[verb + i + 1]!.lower)) ||
    clausesOf(sentence).some(
      ({ kind, to, predicate, subject, tense }) =>
        (kind === "adverbial" && subject !== undefined && tense !== "none" && predicate > verb && predicate < at) ||
        ((kind === "reduced" || kind === "relative") &&
          to === at &&
          predicate > verb &&
          words[predicate]!.tag !== "VB"),
    )
  );
}

/** Words that may begin an absolute phrase with its own subject: ", his eyes on the sea". */
const others = wordSet("with my your his her its our their");

/** Returns whether a word that refers to the subject again is a pronoun, such as "they", and not a noun or name. */
export function isPronoun({ text }: StandIn): boolean {
  return subjectPronouns.has(text.toLowerCase());
}

function isPersonal(word: Word): boolean {
  // "Many praised her": the adjective represents people.
  if (word.pos === "ADJ") return true;
  return word.pos === "PRON" ? word.lower !== "it" : word.pos === "PROPN" || isPersonNoun(word);
}

/** Returns whether a cut would leave a further participle, behind "and" or a comma, without a finite verb. */
function hasStrayParticiple(words: readonly Word[], verbs: readonly number[], to: number): boolean {
  return words.some(
    ({ lower, tag }, i) =>
      i > verbs[0]! &&
      i < to &&
      (tag === "VBG" || lower.endsWith("ing")) &&
      !verbs.includes(i) &&
      /^(?:and|or|but|also|,|then|while)$/.test(words[i - (words[i - 1]!.pos === "ADV" ? 2 : 1)]!.lower),
  );
}

/** Returns a verb in the tense of the clause before; undefined behind a modal verb of duty such as "must". */
function formFor(
  words: readonly Word[],
  { verb, predicate }: TreeClause,
  { singular }: StandIn,
  lemma: string,
): ((lemma: string, first: boolean) => string) | undefined {
  const finite = words[verb]!;
  if (finite.tag === "MD") {
    const { lower } = finite;
    if (!["can", "could", "may", "might", "will", "would"].includes(lower)) return undefined;
    return (lemma, first) => (first ? `${lower} ${lemma}` : lemma);
  }
  // "The shop has closed, marking an end": it marks that in the present.
  const isPerfect = finite.tag !== "VBD" && finite.lemma === "have" && verb !== predicate;
  if (isPerfect && !evidence.has(lemma) && !states.has(lemma)) {
    const perfect = singular ? "has" : "have";
    return (lemma, first) => (first ? `${perfect} ${verbForm(lemma, "en")}` : verbForm(lemma, "en"));
  }
  const form = finite.tag === "VBD" || finite.tag === "VBN" ? "ed" : singular ? "s" : "base";
  return (lemma) => verbForm(lemma, form);
}

/** Verbs of lasting states: "they have opened a shop, hoping" becomes "they hope", in the present. */
const states = wordSet("aim seek hope want need hold contain offer provide pose make feature");

/** The least number of words behind a cut for a name or noun to be repeated as their subject. */
const nounLength = 10;

/** Cuts before ", such as A and B" and ", including A and B" behind a plural noun. */
export function cutExamples(sentence: Sentence, text: string, comma: number): Cut | undefined {
  const { words, tree } = sentence;
  const isSuchAs = words[comma + 1]!.lower === "such" && words[comma + 2]?.lower === "as";
  if (!isSuchAs && words[comma + 1]!.lower !== "including") return undefined;
  const next = comma + (isSuchAs ? 3 : 2);
  const item = tree.heads[comma + 1]!;
  const attached = item > comma ? tree.heads[item]! : -1;
  const isAttached = attached >= 0 && attached < comma && words[attached]!.pos === "NOUN";
  const noun = isAttached ? attached : comma - 1;
  // Examples that depend on no noun must at least end the sentence.
  const isLast = isAttached
    ? extentOf(tree, item).to >= words.length - 1
    : words.slice(next).every(({ pos }) => pos !== "VERB" && pos !== "AUX");
  if (words[noun]!.tag !== "NNS" || !isLast) return undefined;
  // "A group of machines, such as a network": the examples may be of the group.
  const owner = words[tree.heads[noun]!];
  if (tree.relations[noun] === "nmod" && owner?.tag === "NN" && !amounts.has(owner.lower)) return undefined;
  const clause = clauseAround(sentence, noun);
  if (!clause || clause.negated || !isAsserted(sentence, noun) || isDenied(sentence, noun)) return undefined;
  const { from } = nounGroupOf(tree, noun);
  // "Signs of wear, including cracks" may be about either noun, unless the first is vague and the second plural.
  const isKind = vagueNouns.has(words[noun]!.lower);
  if (words.slice(noun + 1, comma).some(({ tag }) => tag === "NN" || (tag === "NNS" && !isKind))) return undefined;
  const isJoined = childrenOf(tree, noun).some((i) => i < comma && ["conj", "cc"].includes(tree.relations[i]!));
  if (isJoined || tree.relations[noun] === "conj" || words[from - 1]?.lower === "without") return undefined;
  if (["ADP", "PRON", "VERB"].includes(words[next]!.pos) || hasMoreExamples(words, next)) return undefined;
  const tense = tenseAround(sentence, noun);
  if (tense === "modal") return undefined;
  const verb = tense === "past" ? "included" : "include";
  return { kind: "tail", at: comma, parts: [stop(sentence, text, comma, next, `These ${verb}`)] };
}

/** Returns whether words may be outside the examples: "such as A, as well as B", "both X, such as A, and Y". */
function hasMoreExamples(words: readonly Word[], from: number): boolean {
  return words.some(
    ({ lower, pos }, i) =>
      lower === "both" ||
      (i > from && words[i - 1]!.text === "," && ["ADP", "SCONJ"].includes(pos)) ||
      (i > from && (lower === "well" || lower === "including" || (lower === "such" && words[i + 1]?.lower === "as"))),
  );
}
