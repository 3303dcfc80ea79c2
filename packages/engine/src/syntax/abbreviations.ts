import { wordSet } from "../grammar/word-set.ts";

/** Words that a name follows: their full stop never ends a sentence. */
const titles = wordSet("mr mrs ms mx dr drs prof mlle mme messrs gen col lt capt sgt sen rep gov rev hon rt");

/** Abbreviations that run on to what they introduce: their full stop never ends a sentence either. */
const introductions = wordSet("e.g i.e cf vs viz approx p.s");

/** Other words that are written with a full stop; it can be that of the sentence, too. */
const shortened = wordSet(`
  jr sr st ft mt ave blvd inc corp co ltd pvt bros etc esp dept univ assn est ed eds div attn
  jan feb apr aug sept oct nov dec mon tue tues thu thur thurs`);

/** Words that are abbreviations only before a number: "No. 5", "pp. 10-12", "Mar. 3". */
const numbered = wordSet("no nos ext fig figs vol vols p pp para ch chap sec ca c art eq mar jun jul sat sun wed fri");

/** True for the lower-case `word` when a full stop directly after it belongs to it. */
export function isAbbreviation(word: string, beforeNumber: boolean): boolean {
  return titles.has(word) || introductions.has(word) || shortened.has(word) || (beforeNumber && numbered.has(word));
}

/** True for the lower-case text of a token, full stop included, after which its sentence goes on. */
export function runsOn(lower: string): boolean {
  const word = lower.slice(0, -1);
  return titles.has(word) || introductions.has(word) || numbered.has(word);
}
