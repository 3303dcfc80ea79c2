import { applyEdits, type Edit, invertEdits } from "../edit.ts";
import type { Kept } from "../report/report.ts";
import { overlaps } from "../span.ts";

/** Returns problems if the edits do not turn the text into the result and back, or protected spans are changed. */
export function checkText(text: string, result: string, edits: readonly Edit[], kept: readonly Kept[]): string[] {
  const problems: string[] = [];
  if (applyEdits(text, edits) !== result || applyEdits(result, invertEdits(edits)) !== text)
    problems.push("The list of changes does not lead from the original to the result and back.");
  let e = 0;
  let shift = 0;
  for (const span of kept) {
    while (e < edits.length && edits[e]!.end <= span.start) {
      shift += edits[e]!.after.length - edits[e]!.before.length;
      e++;
    }
    const before = text.slice(span.start, span.end);
    const touched = edits[e] !== undefined && overlaps(edits[e]!, span);
    if (touched || result.slice(span.start + shift, span.end + shift) !== before)
      problems.push(`“${before}” was protected and has changed.`);
  }
  return problems;
}
