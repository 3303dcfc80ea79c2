import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { inanimate } from "./expand-tools.ts";
import { withOneStop } from "./full-stop.ts";
import { effects } from "./simple-tails.ts";

/** One thought to a sentence: cuts at clause borders that leave two full sentences. */
export const simpleSentences: Rule = {
  id: "simple-sentences",
  modes: ["simple"],
  summary: "One thought to a sentence is easier to read.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (words.length < shortest || words.at(-1)!.text !== ".") return [];
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap((_, i) => cutAt(context, i) ?? []).map((cut) => withOneStop(context.text, cut));
  },
};

const shortest = 12;
/** Words that each half must have at least. */
const half = 4;

/** Cuts the sentence at word `i`: a semicolon, or a comma or "and" before a clause; undefined where that is not sure. */
export function cutAt(context: Context, i: number): Proposal | undefined {
  const { words } = context;
  const word = words[i]!;
  if (i === 0) return cutAlthough(words, context.text);
  if (i < half || words.length - i <= half + 1) return undefined;
  if (word.text === ";") return cutSemicolon(words, i, context.text);
  if (word.text === ",") return cutRelative(words, i) ?? cutWhile(words, i) ?? cutCoordinate(words, i, context.text);
  if (word.text === ":") return cutSemicolon(words, i, context.text);
  if (word.lower !== "and" && word.lower !== "but") return undefined;
  return cutBare(words, i, context.text) ?? (word.lower === "and" ? cutSharedSubject(words, i) : undefined);
}

const subordinators = new Set(
  `if when while although though because since unless until before after as whether once whereas that so even where
  whereby than given provided despite not neither either both whatever whoever however`.split(/\s+/),
);

/** The sentence up to `to` states something by itself, and is not under a condition, a report or a question. */
function isStatement(words: readonly Word[], to: number): boolean {
  if (subordinators.has(words[0]!.lower) || !mainClause(words, 0, to)) return false;
  for (let i = 1; i < to; i++) {
    const { lower, pos } = words[i]!;
    if (lower === "that" && words[i - 1]!.pos === "VERB") return false;
    if (pos === "SCONJ" && (lower === "if" || lower === "whether" || lower === "unless")) return false;
    if (words[i]!.text === ":") return false;
  }
  return true;
}

/** ", which" at the end of a sentence: "This" for a singular or the whole clause, "These" for a plural. */
function cutRelative(words: readonly Word[], comma: number): Proposal | undefined {
  const which = words[comma + 1];
  if (which?.lower !== "which" || !isStatement(words, comma)) return undefined;
  const antecedent = words[comma - 1]!;
  if (!["NOUN", "PROPN", "ADV", "NUM"].includes(antecedent.pos) && antecedent.text !== ")") return undefined;
  const group = verbGroupAt(words, comma + 2 + (words[comma + 2]?.pos === "ADV" ? 1 : 0));
  if (!group || hasLateMainVerb(words, comma)) return undefined;
  const verb = words[group.first]!.lower;
  const plural = antecedent.pos === "NOUN" && isPlural(antecedent);
  if (plural && !agreesWithPlural(verb) && !agreesWithSingular(verb)) return undefined;
  const several = verb === "are" || verb === "were";
  // "Horses, which made them happy": a past tense does not tell what is meant.
  if (plural && group.tense === "past" && !several && verb !== "was") {
    if (!effects.has(words[group.last]!.lemma)) return undefined;
    return { parts: [{ start: words[comma]!.start, end: which.end, after: ". This" }] };
  }
  if (!plural && !several && agreesWithPlural(verb) && !agreesWithSingular(verb)) return undefined;
  const pronoun =
    several || (plural && agreesWithPlural(verb)) ? "These" : isEvent(words, comma, group.last) ? "This" : "It";
  return { parts: [{ start: words[comma]!.start, end: which.end, after: `. ${pronoun}` }] };
}

/** What "which" stands for is the whole clause, not the noun before it. */
function isEvent(words: readonly Word[], comma: number, verb: number): boolean {
  const next = words[verb + 1]?.lower ?? "";
  const noun = words[comma - 1]!;
  const unclear = noun.pos !== "NOUN" && noun.pos !== "PROPN";
  return (
    unclear ||
    isPlural(noun) ||
    effects.has(words[verb]!.lemma) ||
    ["why", "how", "because", "what", "when"].includes(next) ||
    ["shame", "pity", "relief", "problem", "plus", "mistake"].includes(words[verb + 2]?.lower ?? "")
  );
}

/** ", while others do" states a contrast of its own. */
function cutWhile(words: readonly Word[], comma: number): Proposal | undefined {
  const link = words[comma + 1]!;
  if ((link.lower !== "while" && link.lower !== "whereas") || !isStatement(words, comma)) return undefined;
  if (!clauseAt(words, comma + 2, words.length) || hasLateMainVerb(words, comma)) return undefined;
  return { parts: [{ start: words[comma]!.start, end: link.end, after: ". Meanwhile," }] };
}

function agreesWithSingular(verb: string): boolean {
  return verb === "is" || verb === "was" || verb === "has" || verb === "does" || /[^su]s$/.test(verb);
}

function agreesWithPlural(verb: string): boolean {
  return (
    verb === "are" ||
    verb === "were" ||
    verb === "have" ||
    verb === "do" ||
    (/^(?!.*(?:s|ed)$)[a-z]+$/.test(verb) && !modals.has(verb))
  );
}

const modals = new Set("can could may might must shall should will would was is has does did had".split(" "));

/** A comma and a finite verb after the relative clause: the main clause goes on there. */
function hasLateMainVerb(words: readonly Word[], comma: number): boolean {
  for (let i = comma + 2; i < words.length - 1; i++)
    if (words[i]!.text === "," && (verbGroupAt(words, i + 1) || words[i + 1]!.lower === "and")) return true;
  return false;
}

/** ", and" or ", but" or ", so" with a subject and a verb after it. */
function cutCoordinate(words: readonly Word[], comma: number, text: string): Proposal | undefined {
  const link = words[comma + 1]!;
  if (!["and", "but", "so"].includes(link.lower) || !isStatement(words, comma)) return undefined;
  const next = words[comma + 2]!;
  const clause = clauseAt(words, comma + 2, words.length);
  if (!clause || clause.verb.first > comma + 12 || next.lower === "that" || next.pos === "NUM") return undefined;
  if (words[clause.verb.last + 1]?.text === ",") return undefined;
  // A list of three or more clauses or phrases is not cut before its last item.
  if (words.slice(0, comma).some((word) => listed.has(word.lower))) return undefined;
  if (link.lower === "and" && isListed(words, comma)) return undefined;
  const { start } = words[comma]!;
  if (link.lower !== "and") return { parts: [{ start, end: link.end, after: `. ${capitalize(link.lower)}` }] };
  return { parts: [{ start, end: next.end, after: `. ${capitalize(text.slice(next.start, next.end))}` }] };
}

const nominatives = new Set(["i", "we", "they", "he", "she"]);

/** "and they" without a comma: a subject that can be nothing else. */
function cutBare(words: readonly Word[], link: number, text: string): Proposal | undefined {
  const next = words[link + 1]!;
  const before = words[link - 1]!;
  if (!nominatives.has(next.lower) || before.text === "," || before.pos === "VERB" || before.pos === "PRON")
    return undefined;
  if (!isStatement(words, link) || !clauseAt(words, link + 1, words.length)) return undefined;
  const first = words.slice(0, link);
  if (first.some(({ lower, pos }) => listed.has(lower) || pos === "SCONJ" || inner.has(lower))) return undefined;
  const { end } = words[link]!;
  if (words[link]!.lower === "but") return { parts: [{ start: before.end, end, after: ". But" }] };
  return { parts: [{ start: before.end, end: next.end, after: `. ${capitalize(text.slice(next.start, next.end))}` }] };
}

const inner = new Set("that which who when where if because while how what whether than after before until".split(" "));

/** True when commas earlier in the sentence may be those of a list that "and" ends. */
function isListed(words: readonly Word[], comma: number): boolean {
  const earlier = words.findLastIndex((word, i) => i < comma && word.text === ",");
  if (earlier < 0) return false;
  const introduced =
    earlier <= 6 && mainClause(words, earlier + 1, comma) !== undefined && !clauseAt(words, 0, earlier);
  return !introduced || words.slice(0, earlier).some((word) => word.text === ",");
}

const listed = new Set(["both", "either", "neither", "between", "not"]);

function cutSemicolon(words: readonly Word[], i: number, text: string): Proposal | undefined {
  const mark = words[i]!.text;
  if (words.filter((word) => word.text === mark).length > 1) return undefined;
  // After a colon only a sentence that begins at once; a list or a title may follow otherwise.
  if (mark === ":" && (i < 6 || words[i - 1]!.pos !== "NOUN" || !clauseAt(words, i + 1, words.length)))
    return undefined;
  const next = words[i + 1]!;
  // A semicolon behind a colon parts the items of a list.
  if (mark === ";" && words.slice(0, i).some(({ text }) => text === ":")) return undefined;
  if (!mainClause(words, 0, i) || !mainClause(words, i + 1, words.length)) return undefined;
  return {
    parts: [{ start: words[i]!.start, end: next.end, after: `. ${capitalize(text.slice(next.start, next.end))}` }],
  };
}

/** "Although X, Y" becomes "X. But Y". */
function cutAlthough(words: readonly Word[], text: string): Proposal | undefined {
  const first = words[0]!;
  const granted =
    first.lower === "although" || first.lower === "though" || (first.lower === "while" && isContrast(words));
  if (!granted) return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < half || words.length - comma <= half + 1) return undefined;
  const clause = clauseAt(words, 1, comma);
  if (!clause || !clauseAt(words, comma + 1, words.length)) return undefined;
  if (words.slice(comma + 1).some((word) => word.lower === "which" || word.lower === "but")) return undefined;
  const opening: Part = {
    start: first.start,
    end: words[1]!.end,
    after: capitalize(text.slice(words[1]!.start, words[1]!.end)),
  };
  return { parts: [opening, { start: words[comma]!.start, end: words[comma]!.end, after: ". But" }] };
}

/** "While" with a state, or with an "also" or "still" after it, sets two things against each other. */
function isContrast(words: readonly Word[]): boolean {
  const comma = words.findIndex((word) => word.text === ",");
  if (comma < 3 || words.slice(1, comma).some((word) => word.lower.endsWith("ing"))) return false;
  const state = words
    .slice(1, comma)
    .some((word) => ["is", "are", "was", "were", "may", "can", "has", "have"].includes(word.lower));
  return state || words.slice(comma).some((word) => word.lower === "also" || word.lower === "still");
}

const pronouns = new Set(["i", "we", "you", "they", "he", "she", "it"]);

/** "They do X and do Y" becomes "They do X. They do Y" where one pronoun can stand for the subject. */
function cutSharedSubject(words: readonly Word[], and: number): Proposal | undefined {
  if (words.length < 18 && and < 9) return undefined;
  const clause = clauseAt(words, 0, and);
  if (!clause || subordinators.has(words[0]!.lower)) return undefined;
  if (words[and - 1]!.text === "," || words[and - 1]!.pos === "VERB") return undefined;
  const group = verbGroupAt(words, and + 1);
  const subject = words[clause.subjectHead]!;
  const pronoun = pronouns.has(subject.lower)
    ? subject.lower
    : subject.pos === "NOUN" && isPlural(subject)
      ? "they"
      : subject.pos === "NOUN" && inanimate.test(subject.lower)
        ? "it"
        : "";
  if (!group || group.tense !== clause.verb.tense || pronoun === "" || group.tense === "modal") return undefined;
  if (clause.subjectFrom !== 0 || clause.verb.first > clause.subjectHead + 2) return undefined;
  const between = words.slice(clause.verb.last + 1, and);
  if (between.length < half || between.some((word) => word.pos === "PUNCT" || word.pos === "SCONJ" || isOpen(word)))
    return undefined;
  if (!agrees(words[group.first]!, words[clause.verb.first]!)) return undefined;
  const written = pronoun === "i" ? "I" : capitalize(pronoun);
  const before = words[and - 1]!.end;
  return { parts: [{ start: before, end: words[and]!.end, after: `. ${written}` }] };
}

/** A word that begins an inner clause or a verb phrase that "and" might go on with instead. */
function isOpen({ lower, pos }: Word): boolean {
  return ["that", "which", "who", "how", "what", "where", "when", "and", "or", "not"].includes(lower) || pos === "VERB";
}

function agrees(second: Word, first: Word): boolean {
  const ending = (word: Word): string => (/ed$/.test(word.lower) ? "ed" : /[^s]s$/.test(word.lower) ? "s" : "");
  return ending(second) === ending(first) || (first.pos === "AUX") === (second.pos === "AUX");
}
