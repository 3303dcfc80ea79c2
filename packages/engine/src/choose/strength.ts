import type { Mode } from "../report/report.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { modeProfiles } from "./modes.ts";

const modeRules = new Set(Object.values(modeProfiles).flatMap((profile) => profile.with));

/** The rules that a mode runs: all that no mode claims for itself, its own, less those it leaves out. */
export function rulesOf(rules: readonly Rule[], mode: Mode): Rule[] {
  const profile = modeProfiles[mode];
  return rules.filter(({ id }) => profile.with.includes(id) || !(modeRules.has(id) || profile.without.includes(id)));
}

/** The level that proposals are compared with: the user's, moved by the mode's strength. */
export function effectiveLevel(level: number, mode: Mode): number {
  return level + modeProfiles[mode].strength;
}

const outerMarks = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** True where the proposal would replace or drop a word that belongs to the mode's register. */
export function isInRegister(text: string, { parts }: Proposal, mode: Mode): boolean {
  const { keeps } = modeProfiles[mode];
  if (keeps.size === 0) return false;
  return parts.some(({ start, end }) => keeps.has(text.slice(start, end).toLowerCase().replace(outerMarks, "")));
}
