import type { Change } from "../document/draft.ts";
import { boldest } from "../rules/rule.ts";
import { hashText } from "../syntax/hash.ts";
import { extentOf } from "./choose.ts";
import type { Levels } from "./strength.ts";

/** A change with its level; 0 if the mode or the spelling asks for it. */
export interface Candidate extends Change {
  readonly level: number;
}

/** Below this level a rewrite is a light edit, which may include some changes of up to two levels above its own. */
const light = 6;

/** The share of a text's possible changes that each level makes, from level 1 on. */
const shares = [0.14, 0.28, 0.46, 0.62, 0.69, 0.84, 0.98, 0.985, 0.99, 1];

/** Returns the changes that a level makes: a share of all possible ones, the surest first; it grows with the level. */
export function withinShare<T extends Candidate>(candidates: readonly T[], levels: Levels): readonly T[] {
  const level = Math.min(levels.general, boldest);
  if (levels.possible <= level) return candidates;
  const general = candidates.filter((candidate) => candidate.level > 0).sort(surer);
  const wanted = wantedOf(general.length, level);
  const [least, most] = [Math.max(1, level - 1), level + (level < light ? 2 : 1)];
  const made = general.filter((candidate, i) => candidate.level <= least || (i < wanted && candidate.level <= most));
  return [...candidates.filter((candidate) => candidate.level === 0), ...made];
}

/** Returns how many of the possible changes a level makes: about its share, and more than the level below. */
function wantedOf(possible: number, level: number): number {
  const least = Math.round(level * Math.min(1, possible / boldest));
  const most = Math.round(possible - (boldest - level) * Math.min(1, possible / 40));
  return Math.min(most, Math.max(least, Math.round(shares[level - 1]! * possible)));
}

/** Compares two changes: the lower level comes first, then the longer one, which is less often ambiguous. */
function surer(a: Candidate, b: Candidate): number {
  const nameOf = ({ parts }: Candidate): number => hashText(parts.map(({ after }) => after).join(" "));
  return a.level - b.level || extentOf(b) - extentOf(a) || nameOf(a) - nameOf(b);
}
