import type { Mode, Spelling } from "../options.ts";
import { boldest, type Proposal, type Rule, type Runs } from "../rules/rule.ts";
import { modeProfiles } from "./mode-profiles.ts";

/** The settings that decide which rules run. */
export interface Style {
  readonly mode: Mode;
  readonly spelling?: Spelling | undefined;
}

/** Returns whether a rule runs only if a certain mode or spelling is chosen. */
export function isAskedFor({ modes, spelling }: Runs): boolean {
  return modes !== undefined || spelling !== undefined;
}

/** Returns the rules that run with these settings, in order. */
export function rulesOf<R extends Runs>(rules: readonly R[], { mode, spelling }: Style): R[] {
  return rules.filter((rule) =>
    isAskedFor(rule)
      ? rule.modes?.includes(mode) || (spelling && rule.spelling === spelling)
      : !rule.notIn?.includes(mode),
  );
}

/** The AI scores below which a text was surely, or likely, written by a person. */
const [surely, likely] = [0.12, 0.25];

/** The highest levels of the changes that a rewrite makes. */
export interface Levels {
  /** The highest level for rules of the chosen mode or spelling. */
  readonly asked: number;
  /** The highest level for all other rules. */
  readonly general: number;
  /** The highest level of the changes that are counted as possible; each level makes a share of these. */
  readonly possible: number;
}

/**
 * Returns the highest levels for the user's level and mode. In human-written prose, the level of general rules is
 * lower.
 */
export function levelsOf(level: number, mode: Mode, likeness: number | null): Levels {
  const asked = modeProfiles[mode].level(level);
  if (likeness === null) return { asked, general: asked, possible: asked };
  if (likeness >= likely) return { asked, general: asked, possible: Math.max(asked, boldest) };
  const general = Math.max(Math.min(asked, 1), asked - (likeness < surely ? 3 : 2));
  return { asked, general, possible: general };
}

/** Returns the highest level of the changes that a rule may propose. */
export function levelFor(rule: Rule, { asked, possible }: Levels): number {
  return isAskedFor(rule) ? asked : possible;
}

const outerMarks = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Returns whether a proposal would replace a word that the mode keeps; false for rules that only add words. */
export function isInRegister(
  text: string,
  { parts }: Proposal,
  register: ReadonlySet<string>,
  rule?: Pick<Rule, "adds">,
): boolean {
  if (register.size === 0 || rule?.adds) return false;
  return parts.some(({ start, end }) => register.has(text.slice(start, end).toLowerCase().replace(outerMarks, "")));
}
