import type { Mode, Spelling } from "../report/report.ts";
import { boldest, type Proposal, type Rule, type Runs } from "../rules/rule.ts";
import { modeProfiles } from "./modes.ts";

/** The settings that decide which rules run. */
export interface Style {
  readonly mode: Mode;
  readonly spelling?: Spelling | undefined;
}

/** Returns whether a rule runs only where a mode or spelling asks for it. */
export function isAskedFor({ modes, spelling }: Runs): boolean {
  return modes !== undefined || spelling !== undefined;
}

/** Returns the rules that a style runs, in order. */
export function rulesOf<R extends Runs>(rules: readonly R[], { mode, spelling }: Style): R[] {
  return rules.filter((rule) =>
    isAskedFor(rule)
      ? rule.modes?.includes(mode) || (spelling && rule.spelling === spelling)
      : !rule.notIn?.includes(mode),
  );
}

/** Below these a text reads like a person's, surely or likely. */
const [surely, likely] = [0.12, 0.25];

/** The levels that proposals are compared with. */
export interface Levels {
  /** The level for rules of the mode or spelling. */
  readonly asked: number;
  /** The level for general rules. */
  readonly general: number;
  /** Up to which a change to any text counts as possible. */
  readonly possible: number;
}

/** Returns the user's level as the mode applies it; general rules get a lower one in human-written prose. */
export function levelsOf(level: number, mode: Mode, likeness: number | null): Levels {
  const asked = modeProfiles[mode].level(level);
  if (likeness === null) return { asked, general: asked, possible: asked };
  if (likeness >= likely) return { asked, general: asked, possible: Math.max(asked, boldest) };
  const general = Math.max(Math.min(asked, 1), asked - (likeness < surely ? 3 : 2));
  return { asked, general, possible: general };
}

/** Returns the highest level of a rule's proposals. */
export function levelFor(rule: Rule, { asked, possible }: Levels): number {
  return isAskedFor(rule) ? asked : possible;
}

const outerMarks = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Returns whether a proposal would replace a word of the mode's register, unless its rule adds to it. */
export function isInRegister(
  text: string,
  { parts }: Proposal,
  register: ReadonlySet<string>,
  rule?: Pick<Rule, "adds">,
): boolean {
  if (register.size === 0 || rule?.adds) return false;
  return parts.some(({ start, end }) => register.has(text.slice(start, end).toLowerCase().replace(outerMarks, "")));
}
