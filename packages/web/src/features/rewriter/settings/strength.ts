import { strings } from "./strings.ts";

/** The highest level that is still called light, and that is still called balanced. */
const light = 4;
const balanced = 7;

/** Returns what a level is called. */
export function strengthName(level: number): string {
  if (level <= light) return strings.strengths.light;
  return level <= balanced ? strings.strengths.balanced : strings.strengths.strong;
}
