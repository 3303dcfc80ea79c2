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

/** By how many levels the hand is lighter on a text that reads like a person's: below each likeness, surest first. */
const lighter: readonly { readonly below: number; readonly levels: number }[] = [
  { below: 0.12, levels: 2 },
  { below: 0.25, levels: 1 },
];

/** The levels that proposals are compared with. */
export interface Levels {
  /** For what the mode, tone or spelling that was asked for does. */
  readonly asked: number;
  /** For what is done to any text. */
  readonly general: number;
}

/**
 * The user's level moved by the mode's strength; for general rules lower where the text reads like a person's, since a
 * good editor leaves such prose mostly as it is. A text too short to judge (null) gets the level that was asked for.
 */
export function levelsOf(level: number, mode: Mode, likeness: number | null): Levels {
  const asked = level + modeProfiles[mode].strength;
  const gentler = likeness === null ? 0 : (lighter.find(({ below }) => likeness < below)?.levels ?? 0);
  return { asked, general: Math.max(Math.min(asked, 1), asked - gentler) };
}

/** The level for one rule. */
export function levelFor({ id }: Rule, { asked, general }: Levels): number {
  return claimed.has(id) ? asked : general;
}

const outerMarks = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** True where the proposal would replace or drop a word that belongs to the mode's register, unless the mode's rule adds to it. */
export function isInRegister(text: string, { parts }: Proposal, mode: Mode, rule?: Rule): boolean {
  const { keeps, paced } = modeProfiles[mode];
  if (keeps.size === 0 || (rule && paced?.has(rule.id))) return false;
  return parts.some(({ start, end }) => keeps.has(text.slice(start, end).toLowerCase().replace(outerMarks, "")));
}
