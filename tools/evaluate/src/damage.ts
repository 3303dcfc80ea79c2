import { createRandom } from "./sample.ts";

/** A way to damage a text, such as doubling words, that must not make a detector take it for human writing. */
export interface Damage {
  readonly name: string;
  readonly damage: (text: string) => string;
}

export const damages: readonly Damage[] = [
  { name: "as it is", damage: (text) => text },
  { name: "without line breaks", damage: (text) => text.replace(/\s+/g, " ") },
  { name: "one word in twenty doubled", damage: (text) => eachWord(text, 20, (word) => `${word} ${word}`) },
  { name: "one word in twenty mistyped", damage: (text) => eachWord(text, 20, swapLetters) },
  { name: "one word in twenty capitalised", damage: (text) => eachWord(text, 20, capitalised) },
];

function eachWord(text: string, oneIn: number, change: (word: string) => string): string {
  const random = createRandom(11);
  return text.replace(/\p{L}{4,}/gu, (word) => (random() < 1 / oneIn ? change(word) : word));
}

function swapLetters(word: string): string {
  return word[0]! + word[2]! + word[1]! + word.slice(3);
}

function capitalised(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
