import type { GrammarFinding } from "@rewright/grammar/finding";
import { commonEnds } from "../editing/common-ends.ts";

/**
 * Returns the findings of an earlier text that are still valid in a later one: those before the change, and those
 * behind it at their new positions. Words that touch the change are left out.
 */
export function moveFindings(findings: readonly GrammarFinding[], before: string, after: string): GrammarFinding[] {
  if (before === after) return [...findings];
  const { start, end } = commonEnds(before, after);
  const tail = before.length - end;
  const moved = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end < start) return finding;
    return finding.start > tail ? { ...finding, start: finding.start + moved, end: finding.end + moved } : [];
  });
}
