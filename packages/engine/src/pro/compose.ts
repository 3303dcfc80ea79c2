import { applyEdits, type Edit } from "../edit.ts";
import { buildReport, type WrittenRegion, writtenBy } from "../report/build.ts";
import type { Report } from "../report/report.ts";
import { firstPassing, overlaps, type Span, shift } from "../span.ts";
import { checkText } from "../verify/check-text.ts";
import { type Region, toRegions } from "../verify/regions.ts";
import { addEdits } from "../words/replacements.ts";
import { shapeOf } from "./format.ts";
import type { Choice, Chunk, Plan, Taken } from "./pro.ts";

/**
 * Composes a text's report from the choice for each chunk. Sentences without an accepted version get the local engine's
 * edits, if all edits of a sentence can be made. From the first part with an unchanged chunk on, nothing is edited. If
 * a model's edits break protected spans or structure, the local engine's are used. Linear in the text.
 */
export function composeReport({ text, plan, choices }: ComposeJob): Report {
  const written = compose(text, plan, soundChoices(text, plan, choices));
  return addEdits(text, written.integrity.ok ? written : plan.lite, plan.replacements);
}

interface ComposeJob {
  readonly text: string;
  readonly plan: Plan;
  readonly choices: readonly Choice[];
}

/** Returns the choices, without sentences that break protected spans, and "lite" for parts whose structure breaks. */
export function soundChoices(text: string, plan: Plan, choices: readonly Choice[]): Choice[] {
  const sound = plan.chunks.map((chunk, i): Choice => {
    const choice = choices[i] ?? "unchanged";
    return typeof choice === "string" ? choice : choice.filter((taken) => keepsSlots(text, chunk, taken));
  });
  const edits = plan.parts.map((): Edit[] => []);
  for (const [i, { part }] of plan.chunks.entries()) edits[part]!.push(...editsOf(sound[i]!));
  const broken = new Set(
    plan.parts.flatMap((part, i) => (edits[i]!.length > 0 && !keepsBlocks(text, part, edits[i]!) ? [i] : [])),
  );
  return sound.map((choice, i) => (typeof choice !== "string" && broken.has(plan.chunks[i]!.part) ? "lite" : choice));
}

/** Returns the edits of a chunk's accepted sentences. */
export function editsOf(choice: Choice): Edit[] {
  return typeof choice === "string" ? [] : choice.flatMap(({ edits }) => edits);
}

/** Returns the spans that the local engine's edits may not touch: accepted sentences and unchanged chunks. */
export function takenSpans(chunks: readonly Chunk[], choices: readonly Choice[]): Span[] {
  return chunks.flatMap((chunk, i): readonly Span[] => {
    const choice = choices[i]!;
    if (choice === "lite") return [];
    return choice === "unchanged" ? [chunk] : choice;
  });
}

/** Returns whether edits are inside their sentences, in order, and leave their protected spans as they are. */
function keepsSlots(text: string, chunk: Chunk, taken: Taken): boolean {
  const { start, end, edits } = taken;
  if (start < chunk.start || end > chunk.end) return false;
  const isInside = edits.every(
    (edit, e) =>
      edit.start >= (edits[e - 1]?.end ?? start) &&
      edit.end >= edit.start &&
      edit.end <= end &&
      text.slice(edit.start, edit.end) === edit.before,
  );
  if (!isInside) return false;
  const source = text.slice(start, end);
  const own = edits.map((edit) => shift(edit, -start));
  const kept = chunk.slots.filter((slot) => overlaps(slot, taken)).map((slot) => shift(slot, -start));
  return checkText(source, applyEdits(source, own), own, kept).length === 0;
}

/** Returns whether edits leave a part's blocks and lines of prose as they are. */
function keepsBlocks(text: string, { start, end }: Span, edits: readonly Edit[]): boolean {
  const source = text.slice(start, end);
  const result = applyEdits(
    source,
    edits.map((edit) => shift(edit, -start)),
  );
  return shapeOf(source) === shapeOf(result);
}

function compose(text: string, plan: Plan, choices: readonly Choice[]): Report {
  const { lite, chunks, parts } = plan;
  const stopped = choices.indexOf("unchanged");
  const halt = stopped === -1 ? text.length : parts[chunks[stopped]!.part]!.start;
  const groups = lite.edits.reduce((most, { group = 0 }) => Math.max(most, group), 0);
  const taken = takenSpans(chunks, choices);
  const reached = chunks.filter((_, i) => choices[i] !== "unchanged");
  const regions = [
    ...writtenBy(
      "lite",
      toRegions(lite.sentences, lite.edits).flatMap((region) => outside(text, region, taken, reached, halt)),
    ),
    ...chunks.flatMap((chunk, i) => byModel(chunk, choices[i]!, groups)),
  ].sort((a, b) => a.start - b.start);
  // The protected spans of the plan already include headings, tables and code.
  const report = buildReport(text, [], lite.kept, { regions, rolledBack: lite.stats.rolledBack });
  return { ...report, findings: lite.findings };
}

/** Returns the sentences of a chunk that the model has written. */
function byModel(chunk: Chunk, choice: Choice, groups: number): WrittenRegion[] {
  if (choice === "lite") return [];
  const original = { edits: [], writer: "original", checked: null } as const;
  if (choice === "unchanged") return chunk.sentences.map((sentence) => ({ ...sentence, ...original }));
  return choice.map(({ start, end, edits, checked }) =>
    edits.length === 0
      ? { start, end, ...original }
      : { start, end, edits: regrouped(edits, groups + start), writer: "pro", checked },
  );
}

/** Returns the edits with `by` added to their group numbers, so that all groups of a text have different numbers. */
function regrouped(edits: readonly Edit[], by: number): Edit[] {
  return edits.map((edit) => (edit.group === undefined ? edit : { ...edit, group: edit.group + by }));
}

/** Returns the parts of a region that the local engine changes and no other edits touch. */
export function outside(
  text: string,
  region: Region,
  others: readonly Span[],
  reached: readonly Span[],
  halt: number,
): Region[] {
  const taken = touching(others, region);
  if (taken.length === 0) {
    const isMade = region.end <= halt || touching(reached, region).length > 0;
    return [{ ...region, edits: isMade ? region.edits : [] }];
  }
  const borders = [region.start, ...taken.flatMap(({ start, end }) => [start, end]), region.end];
  const pieces: Region[] = [];
  for (let i = 0; i < borders.length; i += 2) {
    const [start, end] = [borders[i]!, borders[i + 1]!];
    if (start < end && text.slice(start, end).trim() !== "") pieces.push({ start, end, edits: [] });
  }
  return pieces;
}

/** Returns those of the ordered spans that overlap the given one. */
function touching<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  const first = firstPassing(spans, (span) => span.end > start);
  let last = first;
  while (last < spans.length && spans[last]!.start < end) last++;
  return spans.slice(first, last);
}
