import type { Change } from "../document/draft.ts";
import { boldest } from "../rules/rule.ts";
import { hashText } from "../syntax/hash.ts";
import { extentOf } from "./choose.ts";
import type { Levels } from "./strength.ts";

/** A change with its level; 0 where the mode, tone or spelling that was asked for makes it. */
export interface Candidate extends Change {
  readonly level: number;
}

/** How many changes could be made, and how many were. */
export interface Counts {
  readonly possible: number;
  readonly made: number;
}

/** The part of a text's possible changes that each level makes, from level 1 on. */
const shares = [0.09, 0.2, 0.34, 0.52, 0.64, 0.77, 0.9, 0.94, 0.97, 1];

/** Up to this level a change is right nearly everywhere, so any level may make it where there are too few. */
const right = 5;
/** Else so many levels up where there are too few; and where there are too many, what is so many below is still made. */
const [up, down] = [1, 2];

/**
 * Returns those of a text's possible changes that are made at a level. A change has the level of its kind, but a text
 * finds a dozen changes at most, often several of one level and none of the next. So each level makes its share of what
 * is possible, the surest first: at least one change more than the level below.
 *
 * @param before what the earlier stages found and made
 */
export function withinShare<T extends Candidate>(
  candidates: readonly T[],
  before: Counts,
  levels: Levels,
): readonly T[] {
  const level = Math.min(levels.general, boldest);
  if (levels.possible <= level) return candidates;
  const general = candidates.filter((candidate) => candidate.level > 0).sort(surer);
  const wanted = wantedOf(before.possible + general.length, level) - before.made;
  const [least, most] = [Math.max(1, level - down), Math.max(right, level + up)];
  const made = general.filter((candidate, i) => candidate.level <= least || (i < wanted && candidate.level <= most));
  return [...candidates.filter((candidate) => candidate.level === 0), ...made];
}

/** How many of the possible changes a level makes, where each makes one more than that below if there are enough. */
function wantedOf(possible: number, level: number): number {
  const step = Math.min(1, possible / boldest);
  const [least, most] = [Math.round(level * step), Math.round(possible - (boldest - level) * step)];
  return Math.min(most, Math.max(least, Math.round(shares[level - 1]! * possible)));
}

/** Lower levels first, then what reaches further, which is less often ambiguous; among equals the same words together. */
function surer(a: Candidate, b: Candidate): number {
  return a.level - b.level || extentOf(b) - extentOf(a) || nameOf(a) - nameOf(b);
}

function nameOf({ parts }: Candidate): number {
  return hashText(parts.map(({ after }) => after).join(" "));
}
