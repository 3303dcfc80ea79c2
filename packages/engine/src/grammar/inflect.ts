import { irregularParts, lemmasOfIrregular } from "./inflect-irregular.ts";
import { pluralNoun } from "./inflect-noun.ts";
import { regularEd, regularIng, regularS } from "./inflect-spelling.ts";

export { isPluralNoun, pluralNoun, singularNoun } from "./inflect-noun.ts";

/** The forms of a verb: bare form, third person singular, past, past participle, "-ing" form. */
export type VerbForm = "base" | "s" | "ed" | "en" | "ing";

const forms: readonly VerbForm[] = ["base", "s", "ed", "en", "ing"];

/**
 * The forms of "be". "Am" and "are" belong to "base", because other verbs have their base form behind "I" and "you".
 */
const be: Record<VerbForm, readonly string[]> = {
  base: ["be", "am", "are"],
  s: ["is"],
  ed: ["was", "were"],
  en: ["been"],
  ing: ["being"],
};

/** Returns “is”, “are”, “was” or “were”. */
export function finiteBe(isPlural: boolean, isPast: boolean): string {
  return isPast ? (isPlural ? "were" : "was") : isPlural ? "are" : "is";
}

const irregularS = new Map([
  ["have", "has"],
  ["do", "does"],
  ["go", "goes"],
]);

/** Returns all spellings of one form of a one-word verb; the first is the one to write. */
function spellings(lemma: string, form: VerbForm): readonly string[] {
  if (lemma === "be") return be[form];
  switch (form) {
    case "base":
      return [lemma];
    case "s":
      return [irregularS.get(lemma) ?? regularS(lemma)];
    case "ed":
      return irregularParts(lemma)?.past ?? regularEd(lemma);
    case "en":
      return irregularParts(lemma)?.participle ?? regularEd(lemma);
    case "ing":
      return regularIng(lemma);
  }
}

/** Splits a verb into a prefix ("re-" of "re-run"), the part that inflects, and the rest (" out" of "find out"). */
function split(lemma: string): [before: string, verb: string, after: string] {
  const [, before = "", verb = lemma, after = ""] = lemma.match(/^([^\s]*-)?([^\s-]+)(\s.*)?$/) ?? [];
  return [before, verb, after];
}

function allForms(lemma: string, form: VerbForm): string[] {
  if (irregularParts(lemma)) return [...spellings(lemma, form)];
  const [before, verb, after] = split(lemma);
  return spellings(verb, form).map((spelling) => before + spelling + after);
}

/** Returns a verb in a form: ("find out", "ed") gives "found out". The lemma is in lower case. */
export function verbForm(lemma: string, form: VerbForm): string {
  return allForms(lemma, form)[0] ?? lemma;
}

const changesFirstLetter = /^(?:be|go|eat)(?![^\s-])/;

/** Returns the forms of a lemma that a word can be: "used" is "ed" or "en" of "use". */
export function formsOf(surface: string, lemma: string): VerbForm[] {
  const wanted = surface.toLowerCase();
  if (wanted[0] !== lemma[0] && !changesFirstLetter.test(lemma)) return [];
  return forms.filter((form) => allForms(lemma, form).includes(wanted));
}

/** Returns every spelling of every form of a verb. */
export function verbForms(lemma: string): string[] {
  return [...new Set(forms.flatMap((form) => allForms(lemma, form)))];
}

/** Returns the singular and the plural of a noun. */
export function nounForms(lemma: string): string[] {
  return [lemma, pluralNoun(lemma)];
}

/** Returns the possible stems of a regular verb form: the word without its ending, in several spellings. */
function regularStems(surface: string): string[] {
  const ending = surface.match(/(?:ing|ed|es|s)$/)?.[0];
  if (!ending) return [];
  const stem = surface.slice(0, -ending.length);
  const shorter = stem.slice(0, -1);
  const found = [`${stem}e`, ...(needsE.test(stem) ? [] : [stem])];
  if (ending === "es") found.push(surface.slice(0, -1));
  if (ending === "ing" && stem.endsWith("y")) found.push(`${shorter}ie`);
  if (ending !== "ing" && stem.endsWith("i")) found.push(`${shorter}y`);
  if (/(.)\1$|ck$/.test(stem)) found.push(shorter);
  return found.filter((lemma) => /[aeiouy]/.test(lemma));
}

/** Matches stems to which -e must be added to get an English verb: "utiliz", "leverag", "handl", "solv", "produc". */
const needsE = /(?:[aeiouy].*[^aeiou]+[aeiou][zg]|[aeiou][^aeiourlw]+l|.v|[^aeio]u|[^iao]c|[^aeiou][au]c|[rln]s|dg)$/;

/** Returns the lemmas that a word may be a form of: "utilizing" and "utilize" for "utilizing". */
export function lemmaCandidates(surface: string): string[] {
  const word = surface.toLowerCase();
  const found = new Set([...lemmasOfIrregular(word), ...regularStems(word), word]);
  for (const lemma of ["be", ...irregularS.keys()]) found.add(lemma);
  return [...found].filter((lemma) => formsOf(word, lemma).length > 0);
}
