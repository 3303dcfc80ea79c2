import * as nouns from "./inflect-noun-table.ts";

const plurals = new Map(nouns.irregularNouns.map(([singular, [plural = singular]]) => [singular, plural]));
const singulars = new Map<string, string>();
for (const [singular, forms] of nouns.irregularNouns) {
  for (const form of forms) if (!singulars.has(form)) singulars.set(form, singular);
}

/** Splits a phrase around the noun that is inflected: "way" in "way to go", "sets" in "data sets of tools". */
function splitNoun(noun: string): [before: string, head: string, after: string] {
  const [, front = noun, after = ""] =
    noun.match(/^(\S.*?)( (?:of|to|for|in|on|with|at|from|by|between|about) ?.*)$/) ?? [];
  if (plurals.has(front) || singulars.has(front)) return ["", front, after];
  const at = Math.max(front.lastIndexOf(" "), front.lastIndexOf("-")) + 1;
  return [front.slice(0, at), front.slice(at), after];
}

const isAcronym = (word: string) => /^[A-Z][A-Z\d]*[A-Z\d]$/.test(word);
const isInvariable = (word: string) =>
  nouns.unchanging.has(word) || nouns.pluralOnly.has(word) || nouns.singularOnly.has(word);

/** Returns the word with the capitals of another: "children" like "Child" gives "Children". */
function likeCase(word: string, model: string): string {
  return /^\p{Lu}/u.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/** Returns the plural of a noun, or of the main noun of a phrase ("way to", "ways to"). Uncountable nouns stay. */
export function pluralNoun(lemma: string): string {
  const [before, head, after] = splitNoun(lemma);
  return before + pluralWord(head) + after;
}

function pluralWord(word: string): string {
  if (isAcronym(word)) return `${word}s`;
  const lower = word.toLowerCase();
  const irregular = plurals.get(lower);
  if (irregular) return likeCase(irregular, word);
  if (isInvariable(lower) || isPluralWord(word)) return word;
  if (lower.endsWith("man") && !nouns.notMan.has(lower)) return `${word.slice(0, -2)}en`;
  if (lower.endsWith("person")) return `${word.slice(0, -4)}ople`;
  if (/.(?:child)$/.test(lower)) return `${word}ren`;
  if (/(?:[^aeiou]|qu)y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (lower.endsWith("sis")) return `${word.slice(0, -2)}es`;
  if (/(?:s|x|z|sh)$/.test(lower) || nouns.oesNouns.has(lower)) return `${word}es`;
  return lower.endsWith("ch") && !nouns.hardCh.has(lower) ? `${word}es` : `${word}s`;
}

/** Returns the singular of a noun, or the noun itself if it is no plural. */
export function singularNoun(surface: string): string {
  const [before, head, after] = splitNoun(surface);
  return before + singularWord(head) + after;
}

function singularWord(word: string): string {
  if (/^[A-Z][A-Z\d]+s$/.test(word)) return word.slice(0, -1);
  if (isAcronym(word)) return word;
  const lower = word.toLowerCase();
  if (isInvariable(lower)) return word;
  const irregular = singulars.get(lower);
  if (irregular) return likeCase(irregular, word);
  if (plurals.has(lower) || nouns.singularInS.has(lower)) return word;
  if (/.(?:people)$/.test(lower)) return `${word.slice(0, -4)}rson`;
  if (/.(?:children)$/.test(lower)) return word.slice(0, -3);
  if (/.men$/.test(lower) && !nouns.notMen.has(lower)) return `${word.slice(0, -2)}an`;
  return lower.endsWith("s") ? withoutS(word, lower) : word;
}

function withoutS(word: string, lower: string): string {
  const one = word.slice(0, -1);
  const two = word.slice(0, -2);
  if (nouns.uiNouns.has(lower.slice(0, -1))) return one;
  if (/(?:ss|us|is|itis|'s|’s)$/.test(lower) || lower.length < 3) return word;
  if (lower.endsWith("ies"))
    return lower.length < 5 || nouns.ieNouns.has(lower.slice(0, -1)) ? one : `${word.slice(0, -3)}y`;
  if (!lower.endsWith("es")) return one;
  if (nouns.sisEnding.test(lower)) return `${two}is`;
  if (takesEs(lower.slice(0, -2))) return two;
  return one;
}

/** Returns whether a plural in -es is a stem with -es ("box-es"), and not a noun in -e with -s ("size-s"). */
function takesEs(stem: string): boolean {
  if (stem.endsWith("ch")) return !nouns.cheNouns.has(`${stem}e`);
  if (stem.endsWith("us")) return !/[ao]us$/.test(stem) && !nouns.useNouns.has(`${stem}e`);
  if (/(?:ss|sh|x|tz|zz)$/.test(stem)) return stem !== "delux";
  return nouns.oesNouns.has(stem) || nouns.singularInS.has(stem);
}

/** Returns whether a noun can be a plural: true for "people", "series" and "data", false for "news" and "physics". */
export function isPluralNoun(surface: string): boolean {
  return isPluralWord(splitNoun(surface)[1]);
}

function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (isAcronym(word)) return false;
  return nouns.unchanging.has(lower) || nouns.pluralOnly.has(lower) || singularWord(word) !== word;
}
