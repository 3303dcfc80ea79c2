type Random = () => number;

/**
 * Slips and losses that a text suffers on its way, none of which says who wrote it. Doubled words, stray capitals and
 * lost line ends are not among them: the gauge does not see those.
 */
export const damages = {
  typos: (text: string, random: Random) =>
    text.replaceAll(/\p{L}{4,}/gu, (word) => (random() < 0.06 ? misspell(word, random) : word)),
  lowerCase: (text: string) => text.toLowerCase(),
  lostCommas: (text: string, random: Random) => text.replaceAll(/[,;:]/g, (mark) => (random() < 0.7 ? "" : mark)),
  lostPunctuation: (text: string) => text.replaceAll(/[,;:.!?"()](?=\s|$)/g, ""),
} as const satisfies Record<string, (text: string, random: Random) => string>;

function misspell(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.4) return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  if (kind < 0.7) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + word[at]! + word.slice(at);
}
