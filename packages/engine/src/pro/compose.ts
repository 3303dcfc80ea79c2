import { parseBlocks } from "../document/blocks.ts";
import { applyEdits, type Edit } from "../edit.ts";
import type { Engine } from "../engine.ts";
import { maskKept } from "../protect/mask.ts";
import { buildReport } from "../report/build.ts";
import type { Span } from "../span.ts";
import { checkText } from "../verify/check-text.ts";
import { type Region, toRegions } from "../verify/regions.ts";
import type { Choice, Chunk, EngineName, Plan, ProReport } from "./pro.ts";

/**
 * Puts the report of a text together from what was taken for each chunk of its plan. What is in no chunk gets the local
 * engine's edits, from the first part with an unchanged chunk on none. The local engine's edits of a sentence are made
 * all or not at all: not where the sentence reaches into a chunk that has others. Should a model's edits, against all
 * checks, damage what is protected or the structure, then the local engine's stand in their place. Linear in the text.
 */
export function composeReport(
  engine: Pick<Engine, "tag">,
  { text, plan, choices }: { readonly text: string; readonly plan: Plan; readonly choices: readonly Choice[] },
): ProReport {
  const sound = soundChoices(text, plan, choices);
  const written = compose(engine, text, plan, sound);
  if (written.integrity.ok) return written;
  const { lite } = plan;
  return { ...lite, writers: lite.sentences.map(() => "lite") };
}

/** The choices, with the local engine's instead of a model's where those are not what they must be. */
export function soundChoices(text: string, plan: Plan, choices: readonly Choice[]): Choice[] {
  const sound = plan.chunks.map((chunk, i): Choice => {
    const choice = choices[i] ?? "unchanged";
    return typeof choice === "string" || keepsSlots(text, chunk, choice.edits) ? choice : "lite";
  });
  const edits = plan.parts.map((): Edit[] => []);
  for (const [i, { part }] of plan.chunks.entries()) {
    const choice = sound[i]!;
    if (typeof choice !== "string") edits[part]!.push(...choice.edits);
  }
  const broken = new Set(
    plan.parts.flatMap((part, i) => (edits[i]!.length > 0 && !keepsBlocks(text, part, edits[i]!) ? [i] : [])),
  );
  return sound.map((choice, i) => (typeof choice !== "string" && broken.has(plan.chunks[i]!.part) ? "lite" : choice));
}

/** True where the edits lie in the chunk, in order, and leave its protected spans as they are. */
function keepsSlots(text: string, { start, end, slots }: Chunk, edits: readonly Edit[]): boolean {
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
  const kept = slots.map((slot) => shift(slot, -start));
  return checkText(source, applyEdits(source, own), own, kept).length === 0;
}

/** True where the part has the same blocks and lines of prose before and after. */
function keepsBlocks(text: string, { start, end }: Span, edits: readonly Edit[]): boolean {
  const source = text.slice(start, end);
  const result = applyEdits(
    source,
    edits.map((edit) => shift(edit, -start)),
  );
  return shapeOf(source) === shapeOf(result);
}

function shapeOf(text: string): string {
  return parseBlocks(text)
    .map(({ kind, runs }) => `${kind} ${runs.length}`)
    .join("\n");
}

/** A region with who wrote it. */
interface Written extends Region {
  readonly writer: EngineName;
}

function compose(engine: Pick<Engine, "tag">, text: string, plan: Plan, choices: readonly Choice[]): ProReport {
  const { lite, chunks, parts } = plan;
  const stopped = choices.indexOf("unchanged");
  const halt = stopped === -1 ? text.length : parts[chunks[stopped]!.part]!.start;
  const groups = lite.edits.reduce((most, { group = 0 }) => Math.max(most, group), 0);
  const others = chunks.filter((_, i) => choices[i] !== "lite");
  const own = chunks.filter((_, i) => choices[i] === "lite");
  const regions = [
    ...toRegions(lite.sentences, lite.edits).flatMap((region) => outside(text, region, others, own, halt)),
    ...chunks.flatMap((chunk, i) => {
      const choice = choices[i]!;
      if (choice === "lite") return [];
      return inside(
        engine,
        text,
        chunk,
        choice === "unchanged" ? undefined : regrouped(choice.edits, groups + chunk.start),
      );
    }),
  ].sort((a, b) => a.start - b.start);
  // The plan's list of what is kept has headings, tables and code in it already.
  const report = buildReport(text, [], lite.kept, { regions, rolledBack: lite.stats.rolledBack });
  return { ...report, findings: lite.findings, writers: regions.map(({ writer }) => writer) };
}

/** Groups are numbered within a chunk, which has fewer of them than characters; here they become unique in the text. */
function regrouped(edits: readonly Edit[], by: number): Edit[] {
  return edits.map((edit) => (edit.group === undefined ? edit : { ...edit, group: edit.group + by }));
}

/** What is left of a sentence of the local engine's beside the chunks that have other edits. */
export function outside(
  text: string,
  region: Region,
  others: readonly Chunk[],
  own: readonly Chunk[],
  halt: number,
): Written[] {
  const taken = touching(others, region);
  if (taken.length === 0) {
    const isMade = region.end <= halt || touching(own, region).length > 0;
    return [{ ...region, edits: isMade ? region.edits : [], writer: "lite" }];
  }
  const borders = [region.start, ...taken.flatMap(({ start, end }) => [start, end]), region.end];
  const pieces: Written[] = [];
  for (let i = 0; i < borders.length; i += 2) {
    const [start, end] = [borders[i]!, borders[i + 1]!];
    if (start < end && text.slice(start, end).trim() !== "") pieces.push({ start, end, edits: [], writer: "lite" });
  }
  return pieces;
}

/** The sentences of a chunk with the edits in them; without edits they are the local engine's, unchanged. */
function inside(
  { tag }: Pick<Engine, "tag">,
  text: string,
  { start, end, slots }: Chunk,
  edits: readonly Edit[] | undefined,
): Written[] {
  const kept = slots.map((slot) => shift(slot, -start));
  const sentences: Span[] = tag(maskKept(text.slice(start, end), kept), start);
  const last = sentences.at(-1) ?? { start, end };
  const spans = [...sentences.slice(0, -1), { start: last.start, end: Math.max(last.end, edits?.at(-1)?.end ?? 0) }];
  const writer = edits ? "pro" : "lite";
  return toRegions(spans, edits ?? []).map((region) => ({ ...region, writer }));
}

/** Those of the ordered spans that share a position with the given one. */
function touching<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < spans.length && spans[last]!.start < end) last++;
  return spans.slice(low, last);
}

function shift<T extends Span>(span: T, by: number): T {
  return { ...span, start: span.start + by, end: span.end + by };
}
