import { strings } from "./strings.ts";

/** The highest levels that are called light and balanced. */
const light = 4;
const balanced = 7;

/** Returns the name of a level. */
export function strengthName(level: number): string {
  if (level <= light) return strings.strengths.light;
  return level <= balanced ? strings.strengths.balanced : strings.strengths.strong;
}
