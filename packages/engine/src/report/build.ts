import type { Block } from "../document/document.ts";
import { applyEdits, type Edit } from "../edit.ts";
import { checkText } from "../verify/check-text.ts";
import type { Region } from "../verify/regions.ts";
import type { CheckedBy, Kept, Report, Writer } from "./report.ts";
import { changedShare, textStats } from "./stats.ts";

const notEnglish = "This text does not look like English, so nothing was changed. English only, for now.";

/** One or more sentences with their edits, and the engine that made the edits. */
export interface WrittenRegion extends Region {
  readonly writer: Writer;
  readonly checked: CheckedBy | null;
}

/** Returns the regions, marked as written by a local engine. */
export function writtenBy(writer: "lite" | "pro_local", regions: readonly Region[]): WrittenRegion[] {
  return regions.map((region) => ({
    ...region,
    writer: region.edits.length === 0 ? "original" : writer,
    checked: null,
  }));
}

/** Returns the report of a rewritten text; the result is checked once more as a whole. */
export function buildReport(
  text: string,
  blocks: readonly Block[],
  inProse: readonly Kept[],
  { regions, rolledBack }: { readonly regions: readonly WrittenRegion[]; readonly rolledBack: number },
): Report {
  const edits = regions.flatMap((region) => region.edits);
  const result = applyEdits(text, edits);
  const kept = [...inProse, ...outline(blocks)].sort((a, b) => a.start - b.start);
  const problems = checkText(text, result, edits, kept);
  const syllables = new Map<string, number>();
  const before = textStats(text, regions.length, syllables);
  return {
    text: result,
    edits,
    kept,
    sentences: regions.map(({ start, end, writer, checked }) => ({ start, end, writer, checked })),
    integrity: { ok: problems.length === 0, problems },
    stats: {
      before,
      after: textStats(result, regions.length + sentenceGrowth(edits), syllables),
      changed: changedShare(edits, before.words),
      rolledBack,
    },
    findings: [],
  };
}

/** Returns the report of a text that is not English: it has no edits, and a finding that says why. */
export function unchangedReport(text: string, blocks: readonly Block[]): Report {
  const runs = blocks.flatMap((block) => block.runs);
  const stats = textStats(text, runs.length);
  return {
    text,
    edits: [],
    kept: outline(blocks),
    sentences: runs.map(({ start, end }) => ({ start, end, writer: "original", checked: null })),
    integrity: { ok: true, problems: [] },
    stats: { before: stats, after: stats, changed: 0, rolledBack: 0 },
    findings: [{ code: "not_english", message: notEnglish }],
  };
}

/** Returns blocks that are protected as a whole: headings, tables, code and quoted blocks. */
function outline(blocks: readonly Block[]): Kept[] {
  return blocks
    .filter((block) => block.runs.length === 0)
    .map(({ start, end, kind }) => ({ start, end, kind: kind === "verbatim" ? "code" : "markdown" }));
}

/** Returns the change in the number of sentences, by the full stops that the edits add and remove. */
function sentenceGrowth(edits: readonly Edit[]): number {
  const stops = (part: string): number => part.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  return edits.reduce((sum, edit) => sum + stops(edit.after) - stops(edit.before), 0);
}
