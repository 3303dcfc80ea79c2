import type { Word } from "../document/document.ts";
import { possessives } from "./closed-classes.ts";
import { formsOf, type VerbForm, verbForm } from "./inflect.ts";
import { isPlural } from "./noun-phrase.ts";
import { takesObject } from "./verb-here.ts";

/**
 * The form of the verb at `index`; where the surface leaves a choice ("used", "put"), the words around it decide.
 * `known` says what the surface can be, for a caller who knows the verb better than the tagger.
 */
export function verbFormAt(words: readonly Word[], index: number, known?: readonly VerbForm[]): VerbForm {
  const { lower, lemma } = words[index]!;
  const forms = known ?? formsOf(lower, lemma);
  if (forms.length === 1) return forms[0]!;
  if (forms.length === 0) return guessForm(lower);
  if (forms.includes("base") && isBaseSlot(words, index)) return "base";
  if (forms.includes("en") && isParticipleSlot(words, index)) return "en";
  if (forms.includes("base") && forms.includes("ed") && isPresentHere(words, index)) return "base";
  return forms.includes("ed") ? "ed" : forms[0]!;
}

const present = new Set("is are am has have does do can may will".split(" "));
const past = new Set("was were had did could might would".split(" "));

/**
 * "They put", "results shed": where one form serves both tenses, the nearest other verb of the sentence decides, and a
 * subject in the singular, which would need an -s in the present.
 */
function isPresentHere(words: readonly Word[], index: number): boolean {
  const subject = subjectOf(words, index);
  if (subject && !isPlural(subject) && !["i", "you", "we", "they"].includes(subject.lower)) return false;
  for (let distance = 1; distance < words.length; distance++) {
    for (const word of [words[index - distance], words[index + distance]]) {
      if (!word || (word.pos !== "AUX" && word.pos !== "VERB")) continue;
      if (present.has(word.lower)) return true;
      if (past.has(word.lower)) return false;
      const forms = formsOf(word.lower, word.lemma);
      if (forms.length === 1 && forms[0] === "s") return true;
      const at = words.indexOf(word);
      if (forms.length === 1 && forms[0] === "base" && !isBaseSlot(words, at)) return true;
      if (forms.includes("ed") && !forms.includes("base") && !isParticipleSlot(words, at)) return false;
    }
  }
  return false;
}

function guessForm(surface: string): VerbForm {
  if (surface.endsWith("ing")) return "ing";
  if (surface.endsWith("ed")) return "ed";
  return surface.endsWith("s") ? "s" : "base";
}

const auxiliaries = new Set(["be", "being", "have", "get"]);

/** The nearest word to the left that is not an adverb or "not". */
function governor(words: readonly Word[], index: number): Word | undefined {
  let i = index - 1;
  while (i >= 0 && (words[i]!.pos === "ADV" || passedOver.has(words[i]!.lower))) i--;
  return words[i];
}

const passedOver = new Set(["not", "n't", "both", "all", "each"]);

function isBaseSlot(words: readonly Word[], index: number): boolean {
  const left = governor(words, index);
  if (!left) return true;
  // "They could not help but laugh."
  if (left.lower === "but" && words[words.indexOf(left) - 1]?.lower === "help") return true;
  return left.lower === "to" || isModal(left) || left.lemma === "do" || left.lemma === "let";
}

/** True for can, could, may, might, must, shall, should, will, would and their contracted forms. */
export function isModal(word: Word): boolean {
  return modals.has(word.lower);
}
const modals = new Set("can cannot ca could may might must shall sha should will wo would 'll 'd".split(" "));

const nominatives = new Set(["i", "you", "he", "she", "it", "we", "they", "who"]);

/** Decides between past and past participle. */
function isParticipleSlot(words: readonly Word[], index: number): boolean {
  const left = governor(words, index);
  if (!left) return true;
  if (auxiliaries.has(left.lemma) && (left.pos === "AUX" || left.pos === "VERB")) return true;
  if (words[index + 1]?.lower === "by") return true;
  if (nominatives.has(left.lower)) return false;
  if (isAttributiveAfter(left, words[index + 1])) return true;
  if (left.pos === "CCONJ" || left.text === ",") return isConjunctOfParticiple(words, index);
  const afterNoun = left.pos === "NOUN" || left.pos === "PROPN" || left.pos === "PRON";
  if (afterNoun && takesObject(words, index)) return false;
  if (words[index]!.pos === "ADJ" || left.pos === "DET" || left.pos === "ADJ" || left.pos === "ADP") return true;
  return left.pos === "NOUN" && words[index + 1]?.pos === "ADP" && hasOtherVerb(words, index);
}

/** "By using selected songs", "while hidden lights": no subject stands between, so the participle describes a noun. */
function isAttributiveAfter(left: Word, right: Word | undefined): boolean {
  if (right?.pos !== "NOUN" && right?.pos !== "ADJ") return false;
  return left.pos === "VERB" || (left.pos === "SCONJ" && left.lower !== "that" && left.lower !== "which");
}

const opensClause = new Set([
  "when",
  "where",
  "while",
  "because",
  "as",
  "since",
  "after",
  "before",
  "until",
  "who",
  "that",
]);

/** "The history began with": where the clause has no other verb, this one is finite. */
function hasOtherVerb(words: readonly Word[], index: number): boolean {
  for (const step of [-1, 1]) {
    for (let i = index + step; i >= 0 && i < words.length; i += step) {
      const { pos, lower } = words[i]!;
      if (pos === "PUNCT" || pos === "SCONJ" || pos === "CCONJ" || opensClause.has(lower)) break;
      if (pos === "AUX" || (pos === "VERB" && !lower.endsWith("ing") && words[i - 1]?.lower !== "to")) return true;
    }
  }
  return false;
}

/** "has been designed and used": the verb before the conjunction decides. */
function isConjunctOfParticiple(words: readonly Word[], index: number): boolean {
  // "The company was founded in 1990 and commenced operations": the second verb is finite.
  if (words[index]!.tag === "VBD") return false;
  for (let i = index - 2; i >= Math.max(0, index - 10); i--) {
    const word = words[i]!;
    if (word.pos === "AUX") return auxiliaries.has(word.lemma) && words[i + 1]?.pos === "VERB";
    if (word.pos === "VERB") {
      const left = governor(words, i);
      return formsOf(word.lower, word.lemma).includes("en") && left !== undefined && auxiliaries.has(left.lemma);
    }
  }
  return false;
}

/** `lemma` in the form that the verb at `index` has; for "be" the subject's number decides too. */
export function conjugateLike(
  lemma: string,
  words: readonly Word[],
  index: number,
  known?: readonly VerbForm[],
): string {
  const form = verbFormAt(words, index, known);
  const [head, ...rest] = lemma.split("-");
  const verb = rest.length > 0 && phrasal.has(rest.at(-1)!) ? [head, ...rest].join(" ") : lemma;
  if (verb !== "be" && !verb.startsWith("be ")) return verbForm(verb, form);
  return verbForm(verb, form).replace(/^\S+/, beFor(form, words, index));
}

/** Particles that make "carry-out" in a template mean the verb "carry out". */
const phrasal = new Set(
  "about at away back down for in into of off on out over through to together up with".split(" "),
);

function beFor(form: VerbForm, words: readonly Word[], index: number): string {
  if (form === "ing") return "being";
  if (form === "en") return "been";
  if (form === "s") return "is";
  if (form === "base" && isBaseSlot(words, index)) return "be";
  const subject = subjectOf(words, index);
  const plural = form === "base" || (subject !== undefined && isPlural(subject));
  if (form === "base" && subject?.lower === "i") return "am";
  return form === "ed" ? (plural ? "were" : "was") : "are";
}

/**
 * The head of the subject of the verb at `verb`: the first noun or pronoun of the clause, found from the left after
 * the last clause border; an "of" phrase or a relative clause between it and the verb is passed over.
 */
export function subjectOf(words: readonly Word[], verb: number): Word | undefined {
  let start = verb - 1;
  while (start >= 0 && !isClauseBorder(words[start]!)) start--;
  let head: Word | undefined;
  for (let i = start + 1; i < verb; i++) {
    const word = words[i]!;
    if (word.pos === "PRON" && !possessives.has(word.lower)) return word;
    if (word.pos === "NOUN" || word.pos === "PROPN") {
      const next = words[i + 1];
      const compound =
        next && (next.pos === "NOUN" || next.pos === "PROPN" || next.lower === "'s" || next.text === "-");
      head = word;
      if (!compound) return head;
    }
  }
  if (head || words[start]?.text !== ",") return head;
  // "The ruins, once a mill, served": the subject stands before the pair of commas.
  let opening = start - 1;
  while (opening > 0 && words[opening]!.text !== ",") opening--;
  return opening > 0 ? subjectOf(words, opening) : undefined;
}

const borders = new Set(["that", "which", "who", "because", "although", "while", "if", "when", "whereas", "but"]);

function isClauseBorder(word: Word): boolean {
  return word.pos === "PUNCT" || word.pos === "SCONJ" || borders.has(word.lower);
}
