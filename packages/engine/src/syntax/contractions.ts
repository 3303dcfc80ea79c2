import { isApostrophe } from "./characters.ts";

/** What follows the apostrophe in the last part of a contraction. */
const clitics = new Set(["s", "m", "d", "ll", "re", "ve"]);

/** Contractions without an apostrophe, split as Universal Dependencies splits them. */
const parted = new Map(
  (
    "can|not gon|na wan|na got|ta gim|me lem|me du|n|no out|ta " +
    "do|nt does|nt did|nt is|nt are|nt was|nt were|nt have|nt has|nt had|nt ca|nt wo|nt could|nt would|nt should|nt " +
    "ai|nt i|m i|ve you|re you|ve you|ll they|re they|ve they|ll we|ve that|s what|s there|s here|s he|s she|s"
  )
    .split(" ")
    .map((parts) => [parts.replaceAll("|", ""), parts.split("|").map((part) => part.length)]),
);
const longestParted = Math.max(...[...parted.keys()].map((word) => word.length));

/** Returns where the parts of the contraction [start, end) end; for any other word, its end. */
export function partEnds(text: string, start: number, end: number): number[] {
  if (end - start <= longestParted) {
    const lengths = parted.get(text.slice(start, end).toLowerCase());
    if (lengths !== undefined) return runningEnds(start, lengths);
  }
  const ends = [end];
  let cut = cliticStart(text, start, end);
  while (cut !== undefined) {
    ends.push(cut);
    cut = cliticStart(text, start, cut);
  }
  return ends.reverse();
}

function runningEnds(start: number, lengths: readonly number[]): number[] {
  let end = start;
  return lengths.map((length) => (end += length));
}

/** Returns where the last part of the contraction [start, end) begins. */
function cliticStart(text: string, start: number, end: number): number | undefined {
  for (const apostrophe of [end - 2, end - 3]) {
    if (apostrophe <= start || !isApostrophe(text[apostrophe])) continue;
    const tail = text.slice(apostrophe + 1, end).toLowerCase();
    if (clitics.has(tail)) return apostrophe;
    if (tail === "t" && apostrophe - 1 > start && text[apostrophe - 1]!.toLowerCase() === "n") return apostrophe - 1;
  }
  return undefined;
}

/** Returns whether the text after an apostrophe is a separate word, as in `"Acme"'s`. */
export function isClitic(word: string): boolean {
  return clitics.has(word.toLowerCase());
}
