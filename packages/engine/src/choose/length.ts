import type { Part } from "../document/draft.ts";
import type { Mode } from "../report/report.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { modeProfiles } from "./modes.ts";

/**
 * The proposal as the mode may make it: where the mode's text must not get shorter, without the wordings that leave
 * fewer words than there were; undefined where none is left.
 */
export function inFullLength(text: string, { id }: Rule, proposal: Proposal, mode: Mode): Proposal | undefined {
  const { cuts } = modeProfiles[mode];
  if (cuts === undefined || cuts.has(id)) return proposal;
  const [parts, ...others] = [proposal.parts, ...(proposal.others ?? [])].filter(
    (wording) => gainOf(text, wording) >= 0,
  );
  return parts && { ...proposal, parts, others };
}

/** How many words the parts add. */
export function gainOf(text: string, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + wordsIn(part.after) - wordsIn(text.slice(part.start, part.end)), 0);
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
