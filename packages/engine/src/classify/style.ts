import type { Sentence, Word } from "../document/document.ts";
import { wordSet } from "../grammar/word-set.ts";

const modals = wordSet("will would can could may might must should shall 'll ca wo cannot");
const firstPerson = wordSet("i me my mine we us our ours myself ourselves 'm");
const secondPerson = wordSet("you your yours yourself");
const thirdPerson = wordSet("he she him her his hers himself herself");
const plural = wordSet("they them their theirs themselves");
const negations = wordSet("not n't no never none nothing nobody neither nor");
const pastForms = wordSet("was were had did said went came got made took saw knew thought told");
const presentForms = wordSet("is are has does 's 're");
const demonstratives = wordSet("this these that those");
const intensifiers = wordSet("very really so too quite just even still pretty actually");
const links = wordSet(`however moreover furthermore additionally overall ultimately finally consequently therefore thus
  nevertheless nonetheless similarly likewise firstly secondly lastly conclusion addition`);
const conjunctions = wordSet("because although though while since if when after before until unless");
const relatives = wordSet("which who whom whose where");

type Counter = (word: Word, i: number, words: readonly Word[]) => boolean;

/** The tests of words. For each test, the number of words per hundred that pass the test is a feature of style. */
const counters: readonly Counter[] = [
  (word) => word.lower === ",",
  (word) => word.lower === ";",
  (word) => word.lower === ":",
  (word) => word.lower === "—" || word.lower === "–" || word.lower === "--",
  (word) => word.lower === "(",
  (word) => word.lower === "?",
  (word) => word.lower === "!",
  (word) => word.lower === "the",
  (word) => word.lower === "a" || word.lower === "an",
  (word) => word.lower === "and",
  (word) => word.lower === "but",
  (word) => word.lower === "of",
  (word) => word.lower === "to",
  (word) => word.lower === "that",
  (word) => word.lower === "it",
  (word) => word.lower.startsWith("'") || word.lower === "n't",
  (word) => firstPerson.has(word.lower),
  (word) => secondPerson.has(word.lower),
  (word) => thirdPerson.has(word.lower),
  (word) => plural.has(word.lower),
  (word) => modals.has(word.lower),
  (word) => negations.has(word.lower),
  (word) => pastForms.has(word.lower),
  (word) => presentForms.has(word.lower),
  (word) => demonstratives.has(word.lower),
  (word) => intensifiers.has(word.lower),
  (word) => links.has(word.lower),
  (word) => conjunctions.has(word.lower),
  (word) => relatives.has(word.lower),
  (word) => /\d/.test(word.lower),
  (word) => word.pos === "NOUN" || word.pos === "PROPN",
  (word) => word.pos === "VERB",
  (word) => word.pos === "ADJ",
  (word) => word.pos === "ADV",
  (word) => word.pos === "ADP",
  (word) => word.pos === "PRON",
  (word) => word.pos === "VERB" && word.lower.endsWith("ing"),
  (word) => word.lower.length > 5 && /(?:tion|sion|ment|ness|ity|ance|ence)s?$/.test(word.lower),
  (word) => word.lower.length > 4 && word.lower.endsWith("ly"),
  (word) => word.lower.length > 9,
  (word, i, words) => word.lower === "and" && words[i - 1]?.lower === ",",
  (word, i, words) => word.lower === "and" && words[i - 1]?.lower === "," && words[i - 3]?.lower === ",",
  (word, i, words) => word.pos === "VERB" && word.lower.endsWith("ing") && words[i - 1]?.lower === ",",
  (word, i, words) => isContent(word) && words[i + 1]?.lower === "and" && words[i + 2]?.pos === word.pos,
  (word, i, words) => word.pos === "ADJ" && words[i + 1]?.pos === "NOUN",
  (word, i, words) => word.pos === "NOUN" && words[i + 1]?.pos === "NOUN",
  (word, i, words) => word.lower === "of" && words[i - 1]?.pos === "NOUN" && words[i + 1]?.pos === "NOUN",
  (word, i, words) => word.pos === "AUX" && words[i + 1]?.pos === "VERB" && !!words[i + 1]?.lower.endsWith("ed"),
];

function isContent({ pos }: Word): boolean {
  return pos === "NOUN" || pos === "ADJ" || pos === "VERB";
}

/** How many numbers `styleOf` returns. */
export const styleSize = counters.length + 17;

/** Returns features of a text's style: rates of words and patterns, spread of sentence lengths, variety of words. */
export function styleOf(sentences: readonly Sentence[]): Float64Array {
  const all = sentences.flatMap((sentence) => sentence.words);
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word.lower));
  const total = Math.max(words.length, 1);
  const values = new Float64Array(styleSize);
  for (const [k, counts] of counters.entries()) {
    let count = 0;
    for (let i = 0; i < all.length; i++) if (counts(all[i]!, i, all)) count++;
    values[k] = Math.sqrt((100 * count) / total);
  }
  let k = counters.length;
  const lengths = sentences
    .map((sentence) => sentence.words.filter((word) => /[\p{L}\p{N}]/u.test(word.lower)).length)
    .filter((length) => length > 0);
  const mean = average(lengths);
  const spread = deviation(lengths, mean);
  values[k++] = Math.log(1 + mean);
  values[k++] = Math.log(1 + spread);
  values[k++] = spread / (mean + 1);
  values[k++] = share(lengths, (length) => length <= 8);
  values[k++] = share(lengths, (length) => length >= 30);
  values[k++] = share(lengths, (length) => length >= 14 && length <= 24);
  values[k++] = average(lengths.slice(1).map((length, i) => Math.abs(length - lengths[i]!))) / (mean + 1);
  const characters = words.map((word) => word.lower.length);
  const meanCharacters = average(characters);
  values[k++] = meanCharacters;
  values[k++] = deviation(characters, meanCharacters);
  values[k++] = variety(words, 30);
  values[k++] = variety(words, 60);
  values[k++] = share(words, (word) => word.lower.length <= 3);
  values[k++] = share(words, (word) => word.lower.length >= 7);
  const openers = sentences.map((sentence) => sentence.words.find((word) => /\p{L}/u.test(word.lower)));
  values[k++] = share(openers, (word) => word?.pos === "PRON");
  values[k++] = share(openers, (word) => word?.pos === "DET");
  values[k++] = share(openers, (word) => word?.pos === "ADP" || word?.pos === "SCONJ" || word?.pos === "ADV");
  values[k++] = share(openers, (word, i) => i > 0 && word?.lower === openers[i - 1]?.lower);
  return values;
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function deviation(numbers: readonly number[], mean: number): number {
  return Math.sqrt(average(numbers.map((number) => (number - mean) ** 2)));
}

function share<T>(items: readonly T[], test: (item: T, i: number) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

/** Returns the share of different words in ranges of `size` words, averaged over the ranges. */
function variety(words: readonly Word[], size: number): number {
  const shares: number[] = [];
  for (let start = 0; start + size <= words.length; start += size / 2) {
    shares.push(new Set(words.slice(start, start + size).map((word) => word.lower)).size / size);
  }
  return shares.length === 0 ? 0.8 : average(shares);
}
