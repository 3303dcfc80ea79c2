import type { Word } from "../../document/document.ts";
import { verbFormAt } from "../../grammar/conjugate.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Restriction, Site } from "../table.ts";

/** The verb is a passive or a participle beside a noun: "was obtained", "the data obtained". */
export const passive: Restriction = ({ words, from }) => {
  if (verbFormAt(words, from) !== "en") return false;
  let i = from - 1;
  while (words[i]?.pos === "ADV" || words[i]?.lower === "not") i--;
  return words[i]?.lemma !== "have";
};

/** No noun phrase begins right after the match, so a verb there has no object. */
export const noObject: Restriction = ({ words, to }) =>
  !["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"].includes(words[to]?.pos ?? "");

/** A noun phrase begins right after the match. */
export const hasObject: Restriction = (site) => !noObject(site);

/** The verb is an -ing form. */
export const ingForm: Restriction = ({ words, from }) => verbFormAt(words, from) === "ing";

const figures = /^(?:p|CI|SD|SE|OR|RR|n)$|%|^\d/;
const statistics = new Set(
  "statistically significance p-value regression hypothesis cohort variance correlation placebo coefficient".split(" "),
);

/** The sentence reports figures or tests, where "significant" is a term. */
export const statistical: Restriction = ({ words }) =>
  words.some((word) => statistics.has(word.lemma) || figures.test(word.text));

/** The sentence reports a test, or weighs a figure: there a word of degree is a finding. */
export const tested: Restriction = ({ words }) =>
  words.some(
    ({ lemma, text, lower }, i) =>
      statistics.has(lemma) ||
      /^(?:p|CI|SD|SE|OR|RR)$/.test(text) ||
      (degrees.test(lower) && words.slice(i, i + 8).some((word) => figures.test(word.text))),
  );

const degrees = /^(?:significant|considerable|substantial|dramatic|remarkable|great)(?:ly)?$/;

/** "They need a clear vision.": that there is one says nothing without the adjective at `i`. */
export function isBare(words: readonly Word[], i: number): boolean {
  return /^an?$/.test(words[i - 1]?.lower ?? "") && (words[i + 2]?.pos ?? "PUNCT") === "PUNCT";
}

const warnings = new Set(
  `dose dosage mg overdose physician medication medicine pregnant symptom warning caution hazard contraindicated liable liability indemnify hereby
  pursuant herein clause statute licensor licensee lessor lessee notwithstanding`.split(/\s+/),
);

/** A warning, a dose or a law: its words stay. */
export const binding: Restriction = ({ words }) =>
  words.some(
    (word, i) =>
      warnings.has(word.lemma) ||
      (word.lower === "not" && ["must", "shall", "should"].includes(words[i - 1]?.lower ?? "")),
  );

/** One of these lemmas stands among the next `distance` words. */
export function ahead(distance: number, ...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }: Site) => words.slice(to, to + distance).some((word) => set.has(word.lemma));
}

/** None of these lemmas stands among the next `distance` words. */
export function notAhead(distance: number, ...values: readonly string[]): Restriction {
  const found = ahead(distance, ...values);
  return (site) => !found(site);
}

/** A participle that describes the noun after it: "accelerating change", "illustrated books". */
export const attributive: Restriction = ({ words, from, to }) => {
  if (!/(?:ing|ed|en)$/.test(words[from]?.lower ?? "")) return false;
  const next = words[to]?.pos;
  if (next !== "NOUN" && next !== "ADJ" && next !== "PROPN") return false;
  if (/^(?:my|your|his|her|its|our|their)$/.test(words[from - 1]?.lower ?? "")) return true;
  return ["ADP", "DET", "ADJ", "NUM", "CCONJ", undefined].includes(words[from - 1]?.pos);
};

/** The noun phrase after the match is not surely a plural one: "a wide range of knowledge". */
export const notBeforePlural: Restriction = ({ words, to }) => {
  const end = nounPhraseEnd(words, to);
  return end === undefined || !isPlural(words[end - 1]!);
};
