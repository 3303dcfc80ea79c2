import { countNgrams, difference, intersection, sum } from "./counts.ts";
import { matchingWords } from "./matching-words.ts";

/** The SARI score of a rewritten text and its three components, each 0 to 100. */
export interface Sari {
  readonly sari: number;
  readonly keep: number;
  readonly delete: number;
  readonly add: number;
}

/** The characters that Python treats as white space. The reference program for SARI splits words at them. */
const space = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const letter = "[\\p{L}\\p{N}_]";
const token = new RegExp(`${letter}+(?:['’]${letter}+)*|[^\\p{L}\\p{N}_${space}]`, "gu");
const spaces = new RegExp(`[${space}]+`, "u");

/**
 * Returns SARI (Xu et al., 2016, TACL 4:401-415), which rates how well a rewrite keeps, deletes and adds the same words
 * as the references. It is the mean over sequences of one to four words.
 */
export function sari(source: string, output: string, references: readonly string[]): Sari {
  const words = { source: tokens(source), output: tokens(output), references: references.map(tokens) };
  const parts = [1, 2, 3, 4].map((n) => partsOf(n, words));
  const mean = (part: (of: (typeof parts)[number]) => number): number =>
    (100 * parts.reduce((total, of) => total + part(of), 0)) / parts.length;
  const [keep, deleted, add] = [mean((of) => of.keep), mean((of) => of.delete), mean((of) => of.add)];
  return { sari: (keep + deleted + add) / 3, keep, delete: deleted, add };
}

/** Returns the share of the source's words that are missing in the output or in another order, 0 to 1. */
export function changedWords(source: string, output: string): number {
  const [before, after] = [splitWords(source), splitWords(output)];
  return 1 - matchingWords(before, after) / Math.max(1, before.length);
}

/** Splits a text into words at white space. */
export function splitWords(text: string): string[] {
  return text.split(spaces).filter((word) => word !== "");
}

interface Words {
  readonly source: readonly string[];
  readonly output: readonly string[];
  readonly references: readonly (readonly string[])[];
}

function partsOf(n: number, words: Words): { keep: number; delete: number; add: number } {
  const k = words.references.length;
  const source = countNgrams(words.source, n);
  const output = countNgrams(words.output, n);
  const wanted = sum(words.references.map((reference) => countNgrams(reference, n)));
  const times = (counts: ReadonlyMap<string, number>): Map<string, number> =>
    new Map([...counts].map(([gram, count]) => [gram, count * k]));
  const [sourceTimes, outputTimes] = [times(source), times(output)];

  const kept = intersection(sourceTimes, outputTimes);
  const keepWanted = intersection(sourceTimes, wanted);
  const keptWell = intersection(kept, wanted);
  const keep = f1(ratio(shares(keptWell, kept), kept.size), ratio(shares(keptWell, keepWanted), keepWanted.size));

  const deleted = difference(sourceTimes, outputTimes);
  const deleteWanted = difference(sourceTimes, wanted);
  const deletedWell = intersection(deleted, deleteWanted);
  const nothingToDelete = deleteWanted.size === 0 ? 1 : 0;
  const precision = deleted.size > 0 ? shares(deletedWell, deleted) / deleted.size : nothingToDelete;

  const added = [...output.keys()].filter((gram) => !source.has(gram));
  const addWanted = [...wanted.keys()].filter((gram) => !source.has(gram));
  const addedWell = added.filter((gram) => wanted.has(gram)).length;
  const add = f1(ratio(addedWell, added.length), ratio(addedWell, addWanted.length));
  return { keep, delete: precision, add };
}

function tokens(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").match(token) ?? [];
}

function shares(part: ReadonlyMap<string, number>, whole: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const [gram, count] of part) total += count / whole.get(gram)!;
  return total;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function f1(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
