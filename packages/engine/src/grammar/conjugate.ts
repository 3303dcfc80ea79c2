import type { Sentence } from "../document/document.ts";
import { formsOf, type VerbForm, verbForm } from "./inflect.ts";
import { childrenBy, isPluralSubject, isSure, objectOf, subjectOf } from "./relations.ts";
import { wordSet } from "./word-set.ts";

/** By Penn Treebank tag, the form of a verb with that tag. */
const formsOfTags: Readonly<Record<string, VerbForm>> = {
  VB: "base",
  VBP: "base",
  VBZ: "s",
  VBD: "ed",
  VBN: "en",
  VBG: "ing",
  JJ: "en",
};

/** Returns the form of the verb at `index` by the parse tree, or else by its tag; `known` limits the possible forms. */
export function verbFormAt(sentence: Sentence, index: number, known?: readonly VerbForm[]): VerbForm {
  const { lower, lemma, tag } = sentence.words[index]!;
  const forms = known ?? formsOf(lower, lemma);
  if (forms.length < 2) return forms[0] ?? guessForm(lower);
  const tagged = formsOfTags[tag];
  const wanted = [
    formByAuxiliary(sentence, index),
    formByHead(sentence, index),
    formBySubject(sentence, index, tagged),
  ];
  return [...wanted, tagged].find((form) => form !== undefined && forms.includes(form)) ?? forms[0]!;
}

/** Returns the form that a verb has behind its auxiliary or "to": "has put", "was put", "to put", "did put". */
function formByAuxiliary({ words, tree }: Sentence, verb: number): VerbForm | undefined {
  const last = childrenBy(tree, verb, "aux").at(-1);
  if (last !== undefined) return participleTakers.has(words[last]!.lemma) ? "en" : "base";
  return childrenBy(tree, verb, "mark").some((i) => words[i]!.lower === "to") ? "base" : undefined;
}

const participleTakers = new Set(["be", "have", "get"]);

/** Returns the form of the first of two joined verbs for the second: "came" in "They came and put it down". */
function formByHead(sentence: Sentence, verb: number): VerbForm | undefined {
  const { words, tree } = sentence;
  if (tree.relations[verb] !== "conj" || childrenBy(tree, verb, "nsubj", "csubj").length > 0) return undefined;
  const head = tree.heads[verb]!;
  const copula = childrenBy(tree, head, "cop")[0];
  const at = copula ?? head;
  return formsOfTags[words[at]!.tag] && words[at]!.tag !== "JJ" && head < verb && isSure(tree, verb)
    ? verbFormAt(sentence, at)
    : undefined;
}

/** Returns a verb's form by its subject: finite without an auxiliary; past if "he" precedes a form without "-s". */
function formBySubject(sentence: Sentence, verb: number, tagged: VerbForm | undefined): VerbForm | undefined {
  const { words, tree } = sentence;
  // "The walls were old and showed cracks": a participle without an auxiliary has no object.
  if (tagged === "en" && objectOf(tree, verb) !== undefined) return "ed";
  const subject = childrenBy(tree, verb, "nsubj")[0];
  if (subject === undefined) return undefined;
  if (tree.relations[verb] !== "root" && !(isSure(tree, subject) && isSure(tree, verb))) return undefined;
  if (tagged === "en") return "ed";
  const isPlural = isPluralSubject(sentence, verb) ?? ["i", "you"].includes(words[subject]!.lower);
  if (tagged === "base") return isPlural ? "base" : "ed";
  // "The results shed light on it": in a text without another past tense this is the present.
  return isPlural && !words.some(({ tag }, i) => tag === "VBD" && i !== verb) ? "base" : "ed";
}

function guessForm(surface: string): VerbForm {
  if (surface.endsWith("ing")) return "ing";
  if (surface.endsWith("ed")) return "ed";
  return surface.endsWith("s") ? "s" : "base";
}

/** Returns `lemma` in the form of the verb at `index`; a form of "be" also agrees with the subject's number. */
export function conjugateLike(lemma: string, sentence: Sentence, index: number, known?: readonly VerbForm[]): string {
  const form = verbFormAt(sentence, index, known);
  const [head, ...rest] = lemma.split("-");
  const verb = rest.length > 0 && phrasal.has(rest.at(-1)!) ? [head, ...rest].join(" ") : lemma;
  if (verb !== "be" && !verb.startsWith("be ")) return verbForm(verb, form);
  return verbForm(verb, form).replace(/^\S+/, beFor(form, sentence, index));
}

/** Particles of phrasal verbs: with one of these, "carry-out" in a template means the verb "carry out". */
const phrasal = wordSet("about at away back down for in into of off on out over through to together up with");

function beFor(form: VerbForm, sentence: Sentence, index: number): string {
  const { words, tree } = sentence;
  if (words[index]!.lemma === "be") return words[index]!.lower;
  if (form === "ed") return isPluralSubject(sentence, index) ? "were" : "was";
  if (form !== "base") return verbForm("be", form);
  if (formByAuxiliary(sentence, index)) return "be";
  const subject = subjectOf(tree, index);
  if (subject === undefined && words[index]!.tag !== "VBP") return "be";
  return subject !== undefined && words[subject]!.lower === "i" ? "am" : "are";
}
