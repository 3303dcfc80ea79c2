import { type EndingTables, type Outcomes, outcomesOf, readTables } from "./ending-table.ts";
import { applyEdit, editBetween, givesBack, inflectionOf, lemmaByGrammar } from "./inflection.ts";
import { applyCase, caseClass } from "./letter-case.ts";

/** The trained tables of the lemmatizer. */
export interface LemmaModel {
  /** By class of tags, the words with an exceptional lemma; each key is a whole word, without "^". */
  readonly exceptions: EndingTables;
  /** By kind of inflection and ending, the edit from the stem of a regular form to the lemma. */
  readonly stems: EndingTables;
  /** By class of tags and shape of the word, the letter case of the lemma. */
  readonly cases: EndingTables;
}

/** Returns the lemma of a form, given its universal tag and its Penn tag. */
export type Lemmatizer = (form: string, upos: string, xpos: string) => string;

/** The number of forms cached for each tag. */
const cacheLimit = 20_000;

/**
 * Creates a lemmatizer with a cache. Exceptions come before rules of endings, learned as edits (Chrupała 2006), and a
 * lemma must inflect to its form. A lemma that `isKnown` accepts is preferred: "inhale", not "inhal".
 */
export function lemmatizer(model: LemmaModel, isKnown: (lemma: string) => boolean = () => true): Lemmatizer {
  const find = lemmaFinder(model, isKnown);
  const caches = new Map<string, Map<string, string>>();
  return (form, upos, xpos) => {
    const tag = ruleTag(upos, xpos);
    let cache = caches.get(tag);
    if (!cache || cache.size >= cacheLimit) {
      cache = new Map();
      caches.set(tag, cache);
    }
    let lemma = cache.get(form);
    if (lemma === undefined) {
      lemma = find(form, tag);
      cache.set(form, lemma);
    }
    return lemma;
  };
}

/** Returns the tag for the rules, which have a single tag for all punctuation marks. */
export function ruleTag(upos: string, xpos: string): string {
  return upos === "PUNCT" ? upos : xpos;
}

function lemmaFinder(model: LemmaModel, isKnown: (lemma: string) => boolean): (form: string, tag: string) => string {
  const exceptions = readTables(model.exceptions);
  const stems = readTables(model.stems);
  const cases = readTables(model.cases);
  return (form, tag) => {
    const plain = plainForm(form, tag);
    const lower = plain.toLowerCase();
    const cased = applyCase(plain, outcomesOf(cases.get(caseClass(plain, tag)), lower)[0]);
    const exception = exceptions.get(exceptionClass(tag))?.get(lower);
    return applyEdit(
      cased,
      exception ?? editBetween(lower, lemmaByGrammar(lower, tag) ?? regularLemma(lower, tag, stems, isKnown)),
    );
  };
}

/** Returns the form for the rules: with straight apostrophes, and without commas in a number. */
export function plainForm(form: string, tag: string): string {
  if (tag === "CD" && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(form)) return form.replaceAll(",", "");
  return form.replaceAll(/[‘’]/g, "'");
}

const classes = new Map([
  ["VBD", "past"],
  ["VBN", "past"],
  ["VBP", "VB"],
  ["NNPS", "NNS"],
]);

/** Returns the name of the class that shares exceptions with the tag. */
export function exceptionClass(tag: string): string {
  return classes.get(tag) ?? tag;
}

/** Returns the first known lemma that inflects to the form; without one, the first unknown lemma that does. */
function regularLemma(
  form: string,
  tag: string,
  stems: ReadonlyMap<string, Outcomes>,
  isKnown: (lemma: string) => boolean,
): string {
  const inflected = inflectionOf(form, tag);
  if (!inflected) return form;
  const { inflection, stem } = inflected;
  const edits = [...outcomesOf(stems.get(inflection.stems), stem), ...inflection.edits];
  const lemmas = edits.filter((edit) => givesBack(inflection, stem, edit)).map((edit) => applyEdit(stem, edit));
  return lemmas.find(isKnown) ?? lemmas[0] ?? applyEdit(stem, edits[0]!);
}
