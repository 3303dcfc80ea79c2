import type { Part } from "../document/draft.ts";
import type { Mode } from "../report/report.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { modeProfiles } from "./modes.ts";

/** Up to this level a cut is of what no text should have, however long it is to be. */
const surest = 3;

/**
 * The proposal as the mode may make it: where the mode's text must not get shorter, without the wordings that leave
 * fewer words than there were, and of the others only those that leave more, if there are such; undefined where none
 * is left.
 */
export function inFullLength(text: string, rule: Rule, proposal: Proposal, mode: Mode): Proposal | undefined {
  const isSure = rule.cutsInFullLength && (proposal.level ?? rule.level) <= surest;
  if (isSure || !modeProfiles[mode].inFullLength) return proposal;
  const all = [proposal.parts, ...(proposal.others ?? [])].map((wording) => ({ wording, gain: gainOf(text, wording) }));
  const least = all.some(({ gain }) => gain > 0) ? 1 : 0;
  const [parts, ...others] = all.filter(({ gain }) => gain >= least).map(({ wording }) => wording);
  return parts && { ...proposal, parts, others };
}

/** How many words the parts add. */
export function gainOf(text: string, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + wordsIn(part.after) - wordsIn(text.slice(part.start, part.end)), 0);
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
