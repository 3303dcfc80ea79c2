import { lemmasOfIrregular } from "../grammar/inflect-irregular.ts";
import { singularNoun } from "../grammar/inflect-noun.ts";
import { regularEd, regularIng, regularS } from "../grammar/inflect-spelling.ts";

/** How regular forms with a tag are built: their ending, and how the stem differs from the lemma. */
export interface Inflection {
  readonly ending: string;
  /** The table of stems for this ending; endings that begin with a vowel share one, as they change stems alike. */
  readonly stems: "s" | "vowel";
  /** The edits that can turn a stem into the lemma, the most frequent first. */
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

/** Returns a function that adds -er or -est to an adjective, with the same change of the stem as before -ed. */
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

/** Returns how a form was built, and its stem; undefined if the form lacks the regular ending of its tag. */
export function inflectionOf(form: string, tag: string): { inflection: Inflection; stem: string } | undefined {
  const inflection = inflections.get(tag);
  if (!inflection || !form.endsWith(inflection.ending)) return undefined;
  const stem = form.slice(0, -inflection.ending.length);
  return stem.length < 2 ? undefined : { inflection, stem };
}

/** Returns whether an edit of the stem gives a lemma whose forms include this stem with the ending. */
export function givesBack({ ending, inflect }: Inflection, stem: string, edit: string): boolean {
  return inflect(applyEdit(stem, edit)).includes(stem + ending);
}

/** Returns the lemma of a plural noun, or of an irregular form of exactly one verb; undefined for any other form. */
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

/** Returns the edit from a form to its lemma: the number of letters to cut off, "+", and the letters to add. */
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
