import { applyEdits } from "../edit.ts";
import type { Span } from "../span.ts";
import { toRegions } from "../verify/regions.ts";
import { fittingEdits } from "../words/replacements.ts";
import { editsOf, outside, soundChoices, takenSpans } from "./compose.ts";
import type { Choice, Plan } from "./pro.ts";

/**
 * Returns the text of one part exactly as the composed report will have it, before later parts are known. `choices` has
 * one choice for each chunk of the part, none of them "unchanged". Linear in the part's length.
 */
export function partText(text: string, plan: Plan, index: number, choices: readonly Choice[]): string {
  const part = plan.parts[index]!;
  const isLast = index === plan.parts.length - 1;
  const isInside = ({ start }: Span) => start >= part.start && (start < part.end || isLast);
  const chunks = plan.chunks.filter((chunk) => chunk.part === index).map((chunk) => ({ ...chunk, part: 0 }));
  const sound = soundChoices(text, { ...plan, parts: [part], chunks }, choices);
  const taken = takenSpans(chunks, sound);
  const regions = toRegions(plan.lite.sentences.filter(isInside), plan.lite.edits.filter(isInside));
  const engines = [
    ...regions.flatMap((region) => outside(text, region, taken, chunks, part.end)).flatMap((region) => region.edits),
    ...sound.flatMap(editsOf),
  ];
  const edits = [...engines, ...fittingEdits(plan.replacements.filter(isInside), engines)].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  const shifted = edits.map(({ start, end, after }) => ({ start: start - part.start, end: end - part.start, after }));
  return applyEdits(text.slice(part.start, part.end), shifted);
}
