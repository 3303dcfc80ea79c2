import type { Part } from "../document/draft.ts";
import type { Mode } from "../options.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { modeProfiles } from "./mode-profiles.ts";

/** The highest level at which a rule's deletions are allowed even in a mode whose text must not get shorter. */
const surest = 4;

/** Returns a proposal with only those wordings that are as long as the mode requires; undefined if there are none. */
export function inLength(text: string, rule: Rule, proposal: Proposal, mode: Mode): Proposal | undefined {
  const isSure = rule.cutsInFullLength && (proposal.level ?? rule.level) <= surest;
  const { length } = modeProfiles[mode];
  if (length === "any" || (length === "full" && isSure)) return proposal;
  const all = [proposal.parts, ...(proposal.others ?? [])].map((wording) => ({ wording, gain: gainOf(text, wording) }));
  const gains = all.map(({ gain }) => gain);
  const most = length === "full" ? Number.POSITIVE_INFINITY : Math.min(0, ...gains);
  const least = length === "full" ? Math.min(1, Math.max(0, ...gains)) : Number.NEGATIVE_INFINITY;
  const mustShrink = length === "less" && (rule.stage === "clause" || rule.stage === "wording");
  const [parts, ...others] = all
    .filter(({ gain }) => gain >= least && gain <= most)
    .filter(({ wording, gain }) => !mustShrink || gain < 0 || lettersIn(text, wording) < 0)
    .map(({ wording }) => wording);
  return parts && { ...proposal, parts, others };
}

/** Returns how many words replacements add to a text; negative if they remove words. */
export function gainOf(text: string, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + wordsIn(part.after) - wordsIn(text.slice(part.start, part.end)), 0);
}

/** Returns how many characters replacements add to a text; negative if they remove some. */
function lettersIn(text: string, parts: readonly Part[]): number {
  return parts.reduce((sum, { start, end, after }) => sum + after.length - text.slice(start, end).length, 0);
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
