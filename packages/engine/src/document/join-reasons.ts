import { reasons } from "../change-reasons.ts";

/** The reasons, such as `fewerWords`, that are true only if the new wording is shorter or simpler than the old one. */
const ofSize: ReadonlySet<string> = new Set([
  reasons.simplerWording,
  reasons.simplerWord,
  reasons.fewerWords,
  reasons.shorterWording,
  reasons.notNeeded,
]);
const mostWords = 8;

/** Returns the reason for a replacement: as many of the given reasons as fit into eight words. */
export function reasonFor(given: readonly string[], before: string, after: string): string {
  const all = new Set(given.map((reason) => (ofSize.has(reason) ? reasonOfSize(reason, before, after) : reason)));
  let said = "";
  for (const reason of all) {
    const longer = said === "" ? reason : `${said} ${reason}`;
    if (wordsIn(longer) <= mostWords) said = longer;
  }
  return said;
}

/** Returns the given reason, or another one if the sizes of the two wordings contradict the given one. */
function reasonOfSize(given: string, before: string, after: string): string {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  if (now === 0 && old > 0) return reasons.notNeeded;
  if (now < old) return reasons.fewerWords;
  if (given === reasons.shorterWording && after.length < before.length) return reasons.shorterWording;
  return old === 1 && now === 1 ? reasons.simplerWord : reasons.simplerWording;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
