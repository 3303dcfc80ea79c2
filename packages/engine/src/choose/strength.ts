import type { Mode, Spelling, Tone } from "../report/report.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { modeProfiles } from "./modes.ts";
import { toneProfiles } from "./tones.ts";

/** What was asked for that decides which rules run. */
export interface Style {
  readonly mode: Mode;
  readonly tone?: Tone;
  readonly spelling?: Spelling | undefined;
}

const spellingRule: Readonly<Record<Spelling, string>> = { us: "american-spelling", uk: "british-spelling" };

/** Rules that run only when a mode, tone or spelling names them. */
const claimed = new Set([
  ...[...Object.values(modeProfiles), ...Object.values(toneProfiles)].flatMap((profile) => profile.with),
  ...Object.values(spellingRule),
]);

/** The rules that a style runs: all that nothing claims for itself, those that it names, less those its mode leaves out. */
export function rulesOf(rules: readonly Rule[], { mode, tone = "neutral", spelling }: Style): Rule[] {
  const profile = modeProfiles[mode];
  const named = new Set([...profile.with, ...toneProfiles[tone].with, ...(spelling ? [spellingRule[spelling]] : [])]);
  return rules.filter(({ id }) => named.has(id) || !(claimed.has(id) || profile.without.includes(id)));
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
