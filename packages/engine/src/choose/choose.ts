import type { Change, Draft } from "../document/draft.ts";
import { isPermitted } from "../document/draft.ts";

/**
 * Picks from the candidates of one stage those that may be made together: none touches a protected span, none
 * overlaps another. Where two overlap the longer wins (it knows more of the sentence), then the earlier rule.
 */
export function chooseChanges(draft: Draft, candidates: readonly Change[]): Change[] {
  const taken = new Uint8Array(draft.text.length + 1);
  const ranked = candidates
    .filter((candidate) => isPermitted(draft, candidate.parts))
    .map((candidate, order) => ({ candidate, order, extent: extentOf(candidate) }))
    .sort((a, b) => b.extent - a.extent || a.order - b.order);
  return ranked.flatMap(({ candidate }) => {
    if (candidate.parts.some((part) => taken.subarray(part.start, Math.max(part.end, part.start + 1)).includes(1)))
      return [];
    for (const part of candidate.parts) taken.fill(1, part.start, Math.max(part.end, part.start + 1));
    return [candidate];
  });
}

function extentOf({ parts }: Change): number {
  return parts.reduce((sum, part) => sum + part.end - part.start, 0);
}
