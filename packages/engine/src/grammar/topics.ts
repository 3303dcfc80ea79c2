import type { Word } from "../document/document.ts";
import { wordSet } from "./word-set.ts";

const warnings =
  wordSet(`dose dosage mg overdose physician medication medicine pregnant symptom warning caution hazard contraindicated liable
  liability indemnify hereby pursuant herein clause statute licensor licensee lessor lessee notwithstanding`);

/** Returns whether a sentence is a warning, a dose or a law, whose words must not be changed. */
export function warnsOrBinds(words: readonly Word[]): boolean {
  return words.some(
    ({ lemma, lower }, i) =>
      warnings.has(lemma) || (lower === "not" && ["must", "shall", "should"].includes(words[i - 1]?.lower ?? "")),
  );
}

const statistics = wordSet(`statistically significance p-value regression hypothesis cohort variance correlation
  placebo coefficient`);
/** Matches a statistic such as "p < 0.05", which is one word if it is a protected span. */
const testFigure = /^(?:[Ppn]|CI|SD|SE|OR|RR)\s*[<>=≤≥]/;
const testSign = /^(?:p|CI|SD|SE|OR|RR|n)$/;
const figure = /%|^\d/;

/** Returns whether a sentence has a number, a percentage or a word of statistics. */
export function reportsFigures(words: readonly Word[]): boolean {
  return words.some(
    ({ lemma, text }) => statistics.has(lemma) || testSign.test(text) || testFigure.test(text) || figure.test(text),
  );
}

/** Returns whether a sentence has a word of statistics or a statistic such as "p < 0.05". */
export function reportsTests(words: readonly Word[]): boolean {
  return words.some(
    ({ lemma, text }, i) => statistics.has(lemma) || testFigure.test(text + (words[i + 1]?.text ?? "")),
  );
}

const law =
  wordSet(`court plaintiff defendant statute contract clause liable lease patent claimant liability tenant landlord agreement
  pursuant lawsuit suit judge prosecution prosecutor jurisdiction licensor licensee lessor lessee indemnify hereby herein
  thereof notwithstanding law legal litigation indemnity`);

/** Returns whether a sentence has a word of law. */
export function isAboutLaw(words: readonly Word[]): boolean {
  return words.some(({ lemma }) => law.has(lemma));
}

const formulas =
  wordSet(`theorem lemma proof algorithm equation polynomial matrix vector compiler kernel gradient convex parameter dataset
  benchmark hyperparameter classifier optimizer optimization solver function variable query api software code`);

/** Returns whether a sentence has a word of mathematics or programming. */
export function isAboutFormulas(words: readonly Word[]): boolean {
  return words.some(({ lemma }) => formulas.has(lemma));
}
