import type { Sentence } from "../../document/document.ts";
import { clauseWith, sharedSubject } from "../../grammar/clauses.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Proposal, replace } from "../rule.ts";
import { expandRule, formBehind, insert, surePronounFor } from "./expand-tools.ts";

/** Adds a subject and a verb to a phrase behind "when", "while", "before", "after", "if" or "despite". */
export const expandClauses = expandRule("expand-clauses", 3, ["expand"], ({ sentence, words }) => {
  if (words.some(({ lower }) => /^(?:would|'d|["“”])$/.test(lower))) return [];
  const opened = words.map(({ lower }, i) => (links.has(lower) ? openClause(sentence, i) : undefined));
  return [...opened, openParticiple(sentence)].flatMap((proposal) => proposal ?? []);
});

const links = wordSet("when while before after if unless once though although despite");
const beforeParticiple = wordSet("when while before after despite");
const finite = wordSet("VBZ VBP VBD MD");
const beforePassive = wordSet("when if unless once though although");
const personal = wordSet("i you we he she");
/** Modal verbs that count as present tense. */
const modals = wordSet("can will 'll may might must should");

/** The subject and the tense of a clause, which a phrase that depends on the clause takes over. */
interface Frame {
  readonly pronoun: string;
  readonly isPast: boolean;
  readonly isPerson: boolean;
  readonly isOrder: boolean;
  /** True if the clause expresses a state of its subject, or the subject is passive. */
  readonly isState: boolean;
}

/** Turns "When choosing a plan, you can ask" into "When you choose a plan, you can ask". */
function openClause(sentence: Sentence, link: number): Proposal | undefined {
  const { words, tree } = sentence;
  const [word, next] = [words[link]!, words[link + 1]!];
  const isHelper = next.pos === "AUX" || next.lower === "being";
  const predicate = isHelper || next.pos === "ADP" ? tree.heads[link + 1]! : link + 1;
  if (tree.relations[predicate] !== "advcl" || !isSure(tree, predicate) || predicate < link) return undefined;
  if (childrenBy(tree, predicate, "conj", "nsubj").length > 0 || tree.heads[predicate] === -1) return undefined;
  const frame = frameOf(sentence, tree.heads[predicate]!);
  // "As if painted"; "we saw a net that catches fish while sparing turtles": the phrase may go with what lies between.
  const between = words.slice(tree.heads[predicate]! + 1, Math.max(0, link));
  if (!frame || words[link - 1]?.lower === "as" || between.some(({ tag }) => finite.has(tag))) return undefined;
  const { pronoun, isPast } = frame;
  const be = beFor(frame);
  if (next.pos === "ADP")
    return word.lower === "while" && frame.isPerson ? insert(word.end, ` ${pronoun} ${be}`) : undefined;
  if (next.tag === "VBN")
    return mayBePassive(sentence, link, frame) ? insert(word.end, ` ${pronoun} ${be}`) : undefined;
  if (next.tag !== "VBG" || !beforeParticiple.has(word.lower)) return undefined;
  const said = matchCase(word.lower === "despite" ? "although" : word.lower, word.text);
  const clause = (verb: string) => replace(word.start, next.end, `${said} ${pronoun} ${verb}`);
  if (next.lower === "being") return clause(be);
  if (!sharesSubject(word.lower, next.lemma, frame)) return undefined;
  if (word.lower === "while" && isPast && frame.isPerson && !states.has(next.lemma))
    return insert(word.end, ` ${pronoun} ${be}`);
  return clause(verbFor(next.lemma, frame));
}

/** Verbs of states, which have no progressive form ("know", never "is knowing"). */
const states = wordSet("have know want believe need own contain maintain keep remain stay retain ensure provide");

/** Verbs of presenting: in "We propose a method for sorting mail while saving paper", "we" is not who saves paper. */
const presenting = wordSet("propose present introduce develop design describe");

/** Returns the subject and tense of the clause with a predicate; undefined if either is uncertain. */
function frameOf(sentence: Sentence, predicate: number): Frame | undefined {
  const { words, tree } = sentence;
  const clause = clauseWith(sentence, predicate);
  if (
    !clause ||
    words[predicate - 1]?.lower === "to" ||
    presenting.has(words[predicate]!.lemma) ||
    childrenBy(tree, predicate, "ccomp").length > 0
  )
    return undefined;
  if (childrenBy(tree, predicate, "aux").some((i) => words[i]!.lemma === "have")) return undefined;
  const subject = sharedSubject(sentence, clause);
  if (subject === undefined && isOrder(sentence, predicate))
    return { pronoun: "you", isPerson: true, isOrder: true, isState: false, isPast: false };
  const isNow = clause.tense === "present" || modals.has(words[clause.verb]!.lower);
  if (subject === undefined || !isSure(tree, subject) || (clause.tense !== "past" && !isNow)) return undefined;
  const pronoun = surePronounFor(sentence, subject);
  if (pronoun === undefined || words[subject]!.lower === "it" || words[subject - 1]?.lower === "and") return undefined;
  const isPerson = personal.has(pronoun.toLowerCase()) || isPersonNoun(words[subject]!);
  const isState = clause.passive || childrenBy(tree, predicate, "cop").length > 0;
  return { pronoun, isPerson, isOrder: false, isState, isPast: clause.tense === "past" };
}

/** Returns whether a predicate is an imperative, as in "Ask for help"; not in "it lets us ask". */
function isOrder({ words, tree }: Sentence, predicate: number): boolean {
  const { tag, lemma } = words[predicate]!;
  if (tag !== "VB" || lemma === "let" || childrenBy(tree, predicate, "aux", "mark").length > 0) return false;
  return tree.relations[predicate] === "root" && (predicate === 0 || words[predicate - 1]!.text === ",");
}

/** Verbs of effects that a thing can have at the same time as another effect. */
const effects = wordSet(`maintain ensure provide offer keep reduce improve preserve retain remain support allow benefit
  outperform achieve increase lay explore protect help save minimize limit require add give`);

/** Returns whether the clause's subject is also the participle's; not in "The dish is tasty when reheating it". */
function sharesSubject(link: string, verb: string, { isPerson, isState }: Frame): boolean {
  return !isState && (isPerson || (link === "while" && effects.has(verb)) || link === "despite");
}

/** Verbs of accompanying actions, knowledge and feelings, which last while something else happens. */
const lasting =
  wordSet(`walk drive wander run stand sit lie look listen watch work live grow hold travel wait hope feel know
  want need believe think lack seek read climb sail ride search`);
const inner = wordSet("feel know want need believe lack hope seek think");

/** Turns "Walking home, she saw a fox" into "As she was walking home, she saw a fox". */
function openParticiple(sentence: Sentence): Proposal | undefined {
  const { words, tree } = sentence;
  const [word] = words;
  if (word?.tag !== "VBG" || tree.relations[0] !== "advcl" || !isSure(tree, 0) || !lasting.has(word.lemma))
    return undefined;
  const frame = frameOf(sentence, tree.heads[0]!);
  const isPlain = childrenBy(tree, 0, "conj", "nsubj", "mark").length === 0;
  if (!frame?.isPerson || frame.isState || frame.isOrder || !isPlain) return undefined;
  if (frame.isPast && !inner.has(word.lemma))
    return replace(word.start, word.end, `As ${frame.pronoun} ${beFor(frame)} ${word.lower}`);
  return replace(word.start, word.end, `As ${frame.pronoun} ${verbFor(word.lemma, frame)}`);
}

function verbFor(lemma: string, { isPast, pronoun }: Frame): string {
  return formBehind(pronoun, lemma, isPast ? "past" : "present");
}

/** Verbs with a person as object: "When asked, they said" becomes "When they were asked, they said". */
const toPeople = wordSet("ask tell question confront face give offer press");

function mayBePassive({ words, tree }: Sentence, link: number, { isPerson }: Frame): boolean {
  const { lower, lemma } = words[link + 1]!;
  if (!beforePassive.has(words[link]!.lower) || /^(?:compared|combined|coupled)$/.test(lower)) return false;
  const isWhole = childrenBy(tree, link + 1, "obl", "advmod", "xcomp", "advcl").some((i) => i > link + 1);
  return isWhole && link === 0 && (toPeople.has(lemma) || !isPerson);
}

function beFor(frame: Frame): string {
  if (frame.pronoun === "I") return frame.isPast ? "was" : "am";
  return verbFor("be", frame);
}
