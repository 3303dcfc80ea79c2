import type { Proposal } from "../rule.ts";

/** A cut after "Inc." or "p.m." needs no second full stop. */
export function withOneStop(text: string, proposal: Proposal): Proposal {
  const [first, ...rest] = proposal.parts;
  if (!first?.after.startsWith(". ") || text[first.start - 1] !== ".") return proposal;
  return { ...proposal, parts: [{ ...first, after: first.after.slice(1) }, ...rest] };
}
