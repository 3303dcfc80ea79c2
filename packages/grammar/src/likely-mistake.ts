import { terms } from "./terms.ts";

/**
 * Returns whether a word that is not in the dictionary is likely to be a mistake and not a name or a technical term. A
 * mistake is close to a word of the dictionary; names have a capital letter and terms are long or abbreviated.
 *
 * @param beginsSentence - true if the word is the first of a sentence, where any word has a capital letter
 */
export function isLikelyMistake(word: string, fixes: readonly string[], beginsSentence: boolean): boolean {
  // A possessive is seldom what was meant: "enginers" is "engineers" rather than "engineer's".
  const isPossessive = (fix: string) => /['’]s$/.test(fix) && fix.replaceAll(/['’]/g, "") !== word;
  const best = fixes.find((fix) => !isPossessive(fix));
  if (best === undefined || /[\d_@/\\.&]/.test(word)) return false;
  if (word.length <= 2 || terms.has(word)) return false;
  const isCapital = /\p{Lu}/u.test(word);
  if (isCapital && !(beginsSentence && /^\p{Lu}[^\p{Lu}]*$/u.test(word))) return false;
  const [wrong, right] = [word.toLowerCase(), best.toLowerCase()];
  if (wrong === right) return !isCapital;
  if (wrong.replaceAll(/['’]/g, "") === right.replaceAll(/['’]/g, "")) return true;
  if (/['’]/.test(right) || / /.test(right)) return false;
  const distance = editDistance(wrong, right);
  // At the start of a sentence a name cannot be told from a word, so that only letters in the wrong order count.
  if (isCapital || word.length <= 3) return distance === 1 && sortedLetters(wrong) === sortedLetters(right);
  // Another ending is more often a form that the dictionary lacks, such as a plural.
  if (wrong.slice(0, -1) === right || right.slice(0, -1) === wrong) return false;
  if (word.length === 4) return distance === 1 && sortedLetters(wrong) === sortedLetters(right);
  if (word.length <= 6) return distance === 1 && wrong[0] === right[0];
  return distance === 1 || (distance === 2 && word.length >= 9 && wrong[0] === right[0]);
}

const sortedLetters = (word: string): string => [...word].sort().join("");

/** Returns how many letters must be inserted, removed, replaced or exchanged with their neighbour. */
export function editDistance(a: string, b: string): number {
  let earlier: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(before[j]! + 1, now[j - 1]! + 1, before[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, earlier[j - 2]! + 1);
      now.push(least);
    }
    earlier = before;
    before = now;
  }
  return before[b.length]!;
}
