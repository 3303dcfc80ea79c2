import type { Kept } from "../report/report.ts";
import type { Span } from "../span.ts";
import { linesOf, trimSpan } from "./blocks-lines.ts";
import type { RawBlock } from "./blocks-markdown.ts";
import { looksLikeCode, looksLikeTable, titleLikeness } from "./blocks-shape.ts";
import type { Block, BlockKind } from "./document.ts";

/** A block whose kind may depend on the next block: a short line is a heading only if text follows. */
export interface DraftBlock extends Block {
  readonly maybeHeading?: boolean;
}

const bullet = /^(?:[•‣▪◦●○∙➤►✓✔→–·*+-]|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})\)|\d{1,2}\.)[ \t\u00A0]+(?=\S)/;
const weakBullet = /^[–→·*+-]/;
const label = /^(?=\p{Lu})[\p{L}\d][\p{L}\d '’/&-]{0,38}:[ \t]+\S/u;
const terminal = /[.!?…:;][\])"'”’*_»]{0,4}$/;
const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|e\.g|i\.e|cf|al|Fig|Figs|Eq|No|Nos|Vol|pp?|ca|approx|Inc|Ltd|Co|Corp|\p{Lu})\.$/u;
const unfinished =
  /(?:^|[\s(])(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|but|nor|as|than|that|which|who|whose|is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|should|must|shall|not|its|their|our|your|my|his|her|this|these|those|into|between|under|over|about|if|when|while|because|although|so|also|very|more|most|Mr|Mrs|Ms|Dr)$/i;

/** Splits the lines of a paragraph or list item into ranges of prose, and into more blocks if they contain any. */
export function proseBlocks(text: string, raw: RawBlock): DraftBlock[] {
  const lines: Span[] = [];
  for (const line of linesOf(text, raw.start, raw.end)) {
    const trimmed = trimSpan(text, line);
    if (trimmed.start < trimmed.end) lines.push(trimmed);
  }
  if (lines.length === 0) return [];
  const contents = lines.map(({ start, end }) => text.slice(start, end));
  const whole = { start: lines[0]!.start, end: lines.at(-1)!.end };
  if (looksLikeTable(contents)) return [{ ...whole, kind: "table", runs: [], markup: [] }];
  if (looksLikeCode(contents)) return [{ ...whole, kind: "verbatim", runs: [], markup: [] }];

  const width = contents.reduce((widest, line) => Math.max(widest, line.length), 0);
  const isWrapped = looksWrapped(contents, width);
  const labelled = lines.length > 1 && contents.every((line) => label.test(line) && line.length < 120);
  const units: { kind: BlockKind; runs: Span[] }[] = [];
  let inBullets = false;
  let nextBreak = 0;
  for (const [index, line] of lines.entries()) {
    const content = contents[index]!;
    const before = contents[index - 1];
    const mark = bullet.exec(content);
    const mayStart = before === undefined || inBullets || terminal.test(before) || !isWrapped;
    const listed = weakBullet.test(content) && before === undefined ? bullet.test(contents[1] ?? "") : true;
    const hardBefore = nextBreak < raw.breaks.length && raw.breaks[nextBreak]! < line.start;
    while (nextBreak < raw.breaks.length && raw.breaks[nextBreak]! < line.start) nextBreak++;
    if (mark && mayStart && listed && raw.kind !== "heading") {
      inBullets = true;
      units.push({ kind: "listItem", runs: [{ start: line.start + mark[0].length, end: line.end }] });
      continue;
    }
    const unit = units.at(-1);
    const hard = before === undefined || hardBefore || labelled || isHardBreak(before, content, width, isWrapped);
    if (!unit || (hard && (labelled || width > 120))) {
      units.push({ kind: labelled ? "listItem" : raw.kind, runs: [line] });
      inBullets = false;
    } else if (hard) {
      unit.runs.push(line);
    } else {
      unit.runs.push({ start: unit.runs.pop()!.start, end: line.end });
    }
  }
  return units.map(({ kind, runs }) => draft(text, kind, runs, raw.markup));
}

function draft(text: string, kind: BlockKind, runs: readonly Span[], markup: readonly Kept[]): DraftBlock {
  const span = { start: runs[0]!.start, end: runs.at(-1)!.end };
  const own = markup.filter(({ start, end }) => start < span.end && end > span.start);
  const block = { ...span, kind, runs, markup: own };
  if (kind !== "paragraph" || runs.length > 1) return block;
  const likeness = titleLikeness(text.slice(span.start, span.end));
  if (likeness === "sure") return { ...block, kind: "heading", runs: [], markup: [] };
  return likeness === "perhaps" ? { ...block, maybeHeading: true } : block;
}

/** Returns whether the line breaks come from wrapping text at a width, not from the author. */
function looksWrapped(lines: readonly string[], width: number): boolean {
  if (lines.length < 2 || width > 160) return false;
  let inside = 0;
  for (let i = 1; i < lines.length; i++) {
    if (/^\p{Ll}/u.test(lines[i]!) || unfinished.test(lines[i - 1]!)) inside++;
  }
  return inside * 3 >= lines.length - 1;
}

/** Returns whether the author ended a line on purpose, as in a sign-off, an address or a verse. */
function isHardBreak(line: string, next: string, width: number, isWrapped: boolean): boolean {
  if (/^\p{Ll}/u.test(next) || unfinished.test(line) || abbreviation.test(line)) return false;
  if (terminal.test(line)) return true;
  const nextWord = /^\S+/.exec(next)![0];
  const mustBreak = line.length + 1 + nextWord.length > width;
  return !(mustBreak && (isWrapped || (width >= 60 && width <= 160)));
}
