import type { Block } from "../document/document.ts";
import type { Kept } from "../report/report.ts";
import { keepWordSpans } from "../words/keep-words.ts";
import { addressSpans } from "./address.ts";
import { citationSpans } from "./citation.ts";
import { codePatterns, placeholderPatterns } from "./code.ts";
import { datePatterns, versionPatterns } from "./date.ts";
import { calculationLine, mathPatterns } from "./math.ts";
import { numberPatterns } from "./number.ts";
import { findPatterns } from "./pattern.ts";
import { quotations } from "./quotation.ts";

const patterns = [
  ...versionPatterns,
  ...datePatterns,
  ...mathPatterns,
  ...placeholderPatterns,
  ...codePatterns,
  ...numberPatterns,
];

/** Returns the spans of a block's raw text, markup included, that patterns protect; they may overlap. */
export function literalSpans(text: string, block: Block, keep: readonly string[]): Kept[] {
  if (block.runs.length === 0) return [];
  const source = withoutMarkup(text, block);
  const inRuns = block.runs.flatMap((run) => {
    const content = source.slice(run.start - block.start, run.end - block.start);
    const isCalculation = calculationLine.test(content) && /\d/.test(content);
    return [
      isCalculation ? [{ ...run, kind: "math" as const }] : [],
      addressSpans(content, run.start),
      citationSpans(content, run.start),
      findPatterns(content, run.start, patterns),
      keepWordSpans(text.slice(run.start, run.end), run.start, keep),
    ].flat();
  });
  return [block.markup, inRuns, quotationSpans(source, block)].flat();
}

/** Returns a block's text with masked markup, so that patterns do not match brackets of links or quotes in code. */
function withoutMarkup(text: string, block: Block): string {
  let result = "";
  let position = block.start;
  for (const { start, end, kind } of [...block.markup].sort((a, b) => a.start - b.start)) {
    // A backslash is part of a formula's brackets, too.
    if (start < position || text[start] === "\\") continue;
    const filler = kind === "markdown" ? "\u200B" : "\uFFFC";
    result += text.slice(position, start) + filler.repeat(end - start);
    position = end;
  }
  return result + text.slice(position, block.end);
}

/** Returns the quotations of a block. One may cross a line end; only its parts inside the prose are protected. */
function quotationSpans(source: string, block: Block): Kept[] {
  const found: Kept[] = [];
  let first = 0;
  for (const span of quotations(source)) {
    const start = span.start + block.start;
    const end = span.end + block.start;
    while (first < block.runs.length && block.runs[first]!.end <= start) first++;
    for (let i = first; i < block.runs.length && block.runs[i]!.start < end; i++) {
      const run = block.runs[i]!;
      found.push({ start: Math.max(start, run.start), end: Math.min(end, run.end), kind: "quotation" });
    }
  }
  return found;
}
