import { strings } from "./strings.ts";

/** The highest levels of strength that are called "light" and "balanced". */
const light = 4;
const balanced = 7;

/** Returns the name of a level of strength. */
export function strengthName(level: number): string {
  if (level <= light) return strings.strengths.light;
  return level <= balanced ? strings.strengths.balanced : strings.strengths.strong;
}
