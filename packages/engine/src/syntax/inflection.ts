import { lemmasOfIrregular } from "../grammar/inflect-irregular.ts";
import { singularNoun } from "../grammar/inflect-noun.ts";
import { regularEd, regularIng, regularS } from "../grammar/inflect-spelling.ts";

/** How the regular forms with a tag are built and taken apart: their ending and the changes of their stem. */
export interface Inflection {
  readonly ending: string;
  /** The table of stems that this ending goes by; stems change alike before all endings that begin with a vowel. */
  readonly stems: "s" | "vowel";
  /** The possible changes from the stem to the lemma, the most frequent first. */
  readonly edits: readonly string[];
  /** Returns the regular forms of a lemma; the first is the one to write. */
  readonly inflect: (lemma: string) => readonly string[];
}

const vowel = { stems: "vowel", edits: ["", "0+e", "1+", "1+y", "1+ie"] } as const;

const third: Inflection = { ending: "s", stems: "s", edits: ["", "1+", "2+y"], inflect: (lemma) => [regularS(lemma)] };
const past: Inflection = { ...vowel, ending: "ed", inflect: regularEd };
const participle: Inflection = { ...vowel, ending: "ing", inflect: regularIng };
const comparative: Inflection = { ...vowel, ending: "er", inflect: likeEd("r") };
const superlative: Inflection = { ...vowel, ending: "est", inflect: likeEd("st") };

/** Returns a function that adds -er or -est to an adjective's lemma, which changes as a verb's does before -ed. */
function likeEd(letters: string): (lemma: string) => string[] {
  return (lemma) => regularEd(lemma).map((form) => form.slice(0, -1) + letters);
}

const inflections = new Map([
  ["VBZ", third],
  ["VBD", past],
  ["VBN", past],
  ["VBG", participle],
  ["JJR", comparative],
  ["RBR", comparative],
  ["JJS", superlative],
  ["RBS", superlative],
]);

/** Returns the regular forms of a lemma with a tag, in all spellings. */
export function regularForms(lemma: string, tag: string): readonly string[] {
  return inflections.get(tag)?.inflect(lemma) ?? [];
}

/** Returns how a form was built, and its stem; undefined if it lacks the ending that its tag calls for. */
export function inflectionOf(form: string, tag: string): { inflection: Inflection; stem: string } | undefined {
  const inflection = inflections.get(tag);
  if (!inflection || !form.endsWith(inflection.ending)) return undefined;
  const stem = form.slice(0, -inflection.ending.length);
  return stem.length < 2 ? undefined : { inflection, stem };
}

/** Returns whether the stem, changed by this edit, is a lemma that inflects to the stem and the ending. */
export function givesBack({ ending, inflect }: Inflection, stem: string, edit: string): boolean {
  return inflect(applyEdit(stem, edit)).includes(stem + ending);
}

/** Returns the lemma of a plural noun, or of an irregular form that a single verb has; undefined for other forms. */
export function lemmaByGrammar(form: string, tag: string): string | undefined {
  if (tag === "NNS" || tag === "NNPS") return singularOf(form);
  if (tag !== "VBD" && tag !== "VBN") return undefined;
  const [verb, ...others] = new Set(lemmasOfIrregular(form));
  return others.length === 0 ? verb : undefined;
}

/** Returns the singular of a noun; a decade ("1990s") stays, and is written without an apostrophe. */
function singularOf(form: string): string {
  return /\d0'?s$/.test(form) ? form.replace(/'(?=s$)/, "") : singularNoun(form);
}

/** Returns how a form becomes its lemma: how many letters to cut off, "+", what to add; "" if it is the lemma. */
export function editBetween(form: string, lemma: string): string {
  if (form === lemma) return "";
  let same = 0;
  while (same < form.length && form[same] === lemma[same]) same++;
  return `${form.length - same}+${lemma.slice(same)}`;
}

/** Returns the form after an edit that `editBetween` returned. */
export function applyEdit(form: string, edit: string): string {
  const plus = edit.indexOf("+");
  return plus < 0 ? form : form.slice(0, Math.max(0, form.length - Number(edit.slice(0, plus)))) + edit.slice(plus + 1);
}
