import type { Part } from "../document/draft.ts";
import type { Proposal } from "../rules/rule.ts";
import type { Barred } from "./barred.ts";

/** Returns a proposal with only those wordings that add no barred word; undefined if there is none. */
export function withoutBarred(text: string, proposal: Proposal, barred: Barred): Proposal | undefined {
  const isPermitted = (parts: readonly Part[]): boolean =>
    parts.every(({ start, end, after }) => barred.addedBy(text.slice(start, end), after) === undefined);
  if (!proposal.others) return isPermitted(proposal.parts) ? proposal : undefined;
  const [parts, ...others] = [proposal.parts, ...proposal.others].filter(isPermitted);
  return parts && { ...proposal, parts, others };
}
