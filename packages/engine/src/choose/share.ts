import type { Change } from "../document/draft.ts";
import { boldest } from "../rules/rule.ts";
import { hashText } from "../syntax/hash.ts";
import { extentOf } from "./choose.ts";
import type { Levels } from "./strength.ts";

/** A change with the level of its rule; level 0 if the rule belongs to the chosen mode or spelling. */
export interface Candidate extends Change {
  readonly level: number;
}

/** Below this level, changes of up to two levels higher may be made; from this level on, of one level higher. */
const light = 6;

/** The share of a text's possible changes that is made at each level, from level 1 on. */
const shares = [0.14, 0.28, 0.46, 0.62, 0.69, 0.84, 0.98, 0.985, 0.99, 1];

/** Returns the changes that are made at a level: a share of all possible ones, those of the lowest levels first. */
export function withinShare<T extends Candidate>(candidates: readonly T[], levels: Levels): readonly T[] {
  const level = Math.min(levels.general, boldest);
  if (levels.possible <= level) return candidates;
  const general = candidates.filter((candidate) => candidate.level > 0).sort(surer);
  const wanted = wantedOf(general.length, level);
  const [least, most] = [Math.max(1, level - 1), level + (level < light ? 2 : 1)];
  const made = general.filter((candidate, i) => candidate.level <= least || (i < wanted && candidate.level <= most));
  return [...candidates.filter((candidate) => candidate.level === 0), ...made];
}

/** Returns how many of the possible changes are made at a level: about its share, and more than at the level below. */
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
