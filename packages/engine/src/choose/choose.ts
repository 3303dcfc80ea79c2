import { type Change, type Draft, isPermitted } from "../document/draft.ts";
import { boldest } from "../rules/rule.ts";
import { earshot, stemsOf } from "./echo.ts";
import { hash } from "./random.ts";

/**
 * Picks the changes of one stage that fit together: none touches a protected span or overlaps another. Of two that
 * overlap, one within the level wins, then the longer, then that of the earlier rule; other seeds than the default may
 * pick either.
 */
export function chooseChanges<T extends Change & { readonly level?: number }>(
  draft: Draft,
  candidates: readonly T[],
  level: number = boldest,
  seed = 1,
): T[] {
  const taken = new Uint8Array(draft.text.length + 1);
  const written = new Map<string, { at: number; old: string }[]>();
  const ranked = candidates
    .filter((candidate) => isPermitted(draft, candidate.parts))
    .map((candidate, order) => ({
      candidate,
      rank: seed === 1 ? order : hash(seed, order),
      extent: extentOf(candidate),
      isAbove: candidate.level! > level,
    }))
    .sort((a, b) => Number(a.isAbove) - Number(b.isAbove) || b.extent - a.extent || a.rank - b.rank);
  return ranked.flatMap(({ candidate }) => {
    if (candidate.parts.some((part) => taken.subarray(part.start, Math.max(part.end, part.start + 1)).includes(1)))
      return [];
    if (saysTwice(draft, candidate, written)) return [];
    for (const part of candidate.parts) taken.fill(1, part.start, Math.max(part.end, part.start + 1));
    return [candidate];
  });
}

/** Returns whether a nearby change also writes the same word, as "complex" for both "intricate" and "elaborate". */
function saysTwice(
  { text }: Draft,
  { parts }: Change,
  written: Map<string, { readonly at: number; readonly old: string }[]>,
): boolean {
  const own = parts.flatMap((part) => {
    const old = stemsOf(text.slice(part.start, part.end));
    return stemsOf(part.after)
      .filter((stem) => !old.includes(stem))
      .map((stem) => ({ stem, at: part.start, old: old.join(" ") }));
  });
  const twice = own.some(({ stem, at, old }) =>
    written.get(stem)?.some((other) => Math.abs(other.at - at) < earshot && other.old.slice(0, 5) !== old.slice(0, 5)),
  );
  if (!twice) for (const { stem, at, old } of own) written.set(stem, [...(written.get(stem) ?? []), { at, old }]);
  return twice;
}

/** Returns how many characters a change replaces. */
export function extentOf({ parts }: Change): number {
  return parts.reduce((sum, part) => sum + part.end - part.start, 0);
}
