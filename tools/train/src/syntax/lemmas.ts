import {
  applyCase,
  type CaseOutcome,
  caseClass,
  type EndingTables,
  editBetween,
  exceptionClass,
  givesBack,
  inflectionOf,
  type LemmaModel,
  lemmaByGrammar,
  lemmatizer,
  plainForm,
  regularForms,
  ruleTag,
} from "@rewright/engine/syntax";
import type { TreebankWord } from "@rewright/evaluate/treebank";
import { byCount, type Counts, findEndings, sum } from "./endings.ts";

/** The annotation of a word from which the lemmatizer's tables are trained. */
type LemmaSample = Pick<TreebankWord, "form" | "lemma" | "upos" | "xpos" | "typo">;

/** A word in the form in which the lemmatizer's rules read it. */
interface Sample {
  readonly form: string;
  readonly lower: string;
  readonly tag: string;
  readonly lemma: string;
}

/** For each word class and word, how often it has each outcome. */
type Tally = Map<string, Map<string, Map<string, number>>>;

/** The cost of storing an ending, relative to the cost of an error in a word that occurs once. */
const stemPrice = 0.8;
const casePrice = 1.2;

/**
 * The fewest occurrences of an exception. Rarer ones may be annotation errors, all the more if they contradict the
 * grammar.
 */
const leastOften = 2;
const leastAgainstGrammar = 4;

/** Trains the tables of the lemmatizer. Misspelt words and parts of split words are left out. */
export function trainLemmas(tokens: readonly LemmaSample[]): LemmaModel {
  const samples = tokens.filter(isFit).map(toSample);
  const stems = toTables(tallyStems(samples), stemPrice);
  const cases = toTables(tallyCases(samples), casePrice);
  return { exceptions: findExceptions(samples, stems), stems, cases };
}

function isFit({ form, lemma, typo }: LemmaSample): boolean {
  return !typo && lemma !== "_" && !/\s/.test(form);
}

function toSample({ form, lemma, upos, xpos }: LemmaSample): Sample {
  const tag = ruleTag(upos, xpos);
  const plain = plainForm(form, tag);
  return { form: plain, lower: plain.toLowerCase(), tag, lemma };
}

/**
 * Counts how the stems of regular forms become lemmas, for the forms that occur and for the other forms of the same
 * verbs.
 */
function tallyStems(samples: readonly Sample[]): Tally {
  const tally: Tally = new Map();
  for (const { lower, tag, lemma } of samples) addStem(tally, lower, tag, lemma.toLowerCase());
  const seen = new Set(samples.map(({ lower, tag }) => `${lower} ${tag}`));
  for (const lemma of verbsOf(samples)) {
    for (const tag of ["VBZ", "VBD", "VBG"]) {
      const unseen = regularForms(lemma, tag).filter((form) => !seen.has(`${form} ${tag}`));
      for (const form of unseen) addStem(tally, form, tag, lemma);
    }
  }
  return tally;
}

function verbsOf(samples: readonly Sample[]): Set<string> {
  return new Set(samples.filter(({ tag }) => tag.startsWith("VB")).map(({ lemma }) => lemma.toLowerCase()));
}

function addStem(tally: Tally, form: string, tag: string, lemma: string): void {
  const inflected = inflectionOf(form, tag);
  if (!inflected || lemmaByGrammar(form, tag) !== undefined) return;
  const { inflection, stem } = inflected;
  const edit = editBetween(stem, lemma);
  if (inflection.edits.includes(edit) && givesBack(inflection, stem, edit)) count(tally, inflection.stems, stem, edit);
}

/** Counts the case of lemmas (upper or lower) where a form differs from its lemma only at the end. */
function tallyCases(samples: readonly Sample[]): Tally {
  const tally: Tally = new Map();
  for (const { form, lower, tag, lemma } of samples) {
    const outcome = caseOf(form, lemma);
    if (outcome !== undefined) count(tally, caseClass(form, tag), lower, outcome);
  }
  return tally;
}

function caseOf(form: string, lemma: string): CaseOutcome | undefined {
  if (lemma === lemma.toLowerCase()) return "";
  const start = Math.max(1, Math.min(form.length, lemma.length) - 3);
  const outcomes: readonly CaseOutcome[] = ["keep", "title"];
  return outcomes.find((outcome) => applyCase(form, outcome).slice(0, start) === lemma.slice(0, start));
}

function count(tally: Tally, name: string, word: string, outcome: string): void {
  const words = tally.get(name) ?? new Map<string, Map<string, number>>();
  const counts = words.get(word) ?? new Map<string, number>();
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  tally.set(name, words.set(word, counts));
}

function toTables(tally: Tally, price: number): EndingTables {
  return sortedRecord([...tally].map(([name, words]) => [name, toTable(findEndings(weigh(words), price))]));
}

/**
 * Returns the weight of each word. A frequent word weighs more than a rare one, but less than in proportion to its
 * count.
 */
function weigh(words: ReadonlyMap<string, Counts>): Map<string, Counts> {
  return new Map(
    [...words].map(([word, counts]) => {
      const total = sum([...counts.values()]);
      const weight = (1 + Math.log2(total)) / total;
      return [word, new Map([...counts].map(([outcome, times]) => [outcome, times * weight]))];
    }),
  );
}

function toTable(pairs: readonly (readonly [ending: string, outcome: string])[]): Record<string, string> {
  const outcomes = Map.groupBy(pairs, ([, outcome]) => outcome);
  return sortedRecord(
    [...outcomes].map(([outcome, endings]) => [
      outcome,
      endings
        .map(([e]) => e)
        .sort()
        .join(" "),
    ]),
  );
}

function sortedRecord<T>(pairs: readonly [string, T][]): Record<string, T> {
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The lemma that the rules derive, and the number of occurrences from which another lemma becomes an exception. */
interface ByRule {
  readonly edit: string;
  readonly leastOften: number;
}

/** Returns the words whose most frequent lemma is not the one that the rules give. */
function findExceptions(samples: readonly Sample[], stems: EndingTables): EndingTables {
  const find = lemmatizer({ exceptions: {}, stems, cases: {} });
  const tally: Tally = new Map();
  const byRule = new Map<string, ByRule>();
  for (const { lower, tag, lemma } of samples) {
    const name = exceptionClass(tag);
    count(tally, name, lower, editBetween(lower, tag === "PRP" ? lemma : lemma.toLowerCase()));
    const found = find(lower, tag, tag);
    const enough = isConfirmed(lower, tag, found) ? leastAgainstGrammar : leastOften;
    byRule.set(`${lower} ${name}`, { edit: editBetween(lower, found), leastOften: enough });
  }
  const tables = [...tally].map(([name, words]): [string, Record<string, string>] => [
    name,
    toTable([...words].flatMap(([word, counts]) => exceptionOf(word, counts, byRule.get(`${word} ${name}`)!))),
  ]);
  return sortedRecord(tables.filter(([, table]) => Object.keys(table).length > 0));
}

/** Returns whether the inflection rules derive the form from the lemma. */
function isConfirmed(form: string, tag: string, lemma: string): boolean {
  return lemmaByGrammar(form, tag) !== undefined || regularForms(lemma, tag).includes(form);
}

function exceptionOf(word: string, counts: Counts, byRule: ByRule): [word: string, edit: string][] {
  const [edit, times] = [...counts].sort(byCount)[0]!;
  return times >= byRule.leastOften && times > (counts.get(byRule.edit) ?? 0) ? [[word, edit]] : [];
}
