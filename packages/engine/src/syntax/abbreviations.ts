import { wordSet } from "../grammar/word-set.ts";

/** Titles before names, such as "Mr.": their full stop never ends a sentence. */
const titles = wordSet("mr mrs ms mx dr drs prof mlle mme messrs gen col lt capt sgt sen rep gov rev hon rt");

/** Abbreviations before what they introduce, such as "e.g.": their full stop never ends a sentence either. */
const introductions = wordSet("e.g i.e cf vs viz approx p.s");

/** Other words that are written with a full stop, which may also end the sentence. */
const shortened = wordSet(`
  jr sr st ft mt ave blvd inc corp co ltd pvt bros etc esp dept univ assn est ed eds div attn
  jan feb apr aug sept oct nov dec mon tue tues thu thur thurs`);

/** Words that are abbreviations only before a number: "No. 5", "pp. 10-12", "Mar. 3". */
const numbered = wordSet("no nos ext fig figs vol vols p pp para ch chap sec ca c art eq mar jun jul sat sun wed fri");

/** Returns whether a full stop right after `word` (in lower case) belongs to it. */
export function isAbbreviation(word: string, beforeNumber: boolean): boolean {
  return titles.has(word) || introductions.has(word) || shortened.has(word) || (beforeNumber && numbered.has(word));
}

/** Returns whether a sentence continues after this token, given in lower case with its full stop. */
export function runsOn(lower: string): boolean {
  const word = lower.slice(0, -1);
  return titles.has(word) || introductions.has(word) || numbered.has(word);
}
