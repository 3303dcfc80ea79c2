import { wordSet } from "../grammar/word-set.ts";

const functionWords =
  wordSet(`the of and a an to in is are was were be been it its that this these those for on with as at by from or but not have
  has had he she they we you i his her their our your my will would can could may should do does did which who what
  when where how if than then there so no all any some more most other into about up out over also only just`);

/** Returns whether a text has enough English function words; true for one of fewer than 12 words in Latin letters. */
export function looksEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  const letters = words.join("");
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters.length >= 4 && latin < letters.length / 2) return false;
  if (words.length < 12) return true;
  const known = words.filter((word) => functionWords.has(word)).length;
  return known / words.length >= 0.15;
}
