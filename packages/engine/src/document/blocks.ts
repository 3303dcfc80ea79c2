import { type Chunk, cutChunks } from "./blocks-chunks.ts";
import { trimSpan } from "./blocks-lines.ts";
import { definedLabels, type RawBlock, readMarkdown } from "./blocks-markdown.ts";
import { type DraftBlock, proseBlocks } from "./blocks-prose.ts";
import type { Block } from "./document.ts";

/** Matches marks that occur in Markdown, but not in plain text whose paragraphs begin with spaces. */
const markdownText = /^ {0,3}(?:#{1,6} |`{3}|~{3}|[-*+] |\d{1,9}[.)] )|\*\*\S|\]\(\S|`\S/m;
const listMarker = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/gm;
const bareRule = /^[ \t]*(?:=+|-+)[ \t]*$/gm;
const deepNesting = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){16}/m;
const markupCharacter = /[*_[\]<>`!&\\~#|]/g;

/** Returns the blocks of a text, plain or Markdown. It takes time linear in the text's length. */
export function parseBlocks(text: string): Block[] {
  const isMarkdown = markdownText.test(text);
  const labels = definedLabels(text);
  const drafts: DraftBlock[] = [];
  for (const chunk of cutChunks(text)) {
    for (const raw of rawBlocks(text, chunk, labels, isMarkdown)) {
      if (raw.kind === "paragraph" || raw.kind === "listItem") {
        for (const draft of proseBlocks(text, raw)) drafts.push(draft);
      } else drafts.push({ ...trimSpan(text, raw), kind: raw.kind, runs: [], markup: [] });
    }
  }
  return drafts.map(({ maybeHeading, ...block }, index) => {
    const next = drafts[index + 1];
    const isHeading = maybeHeading && next && !next.maybeHeading;
    return isHeading ? { ...block, kind: "heading", runs: [], markup: [] } : block;
  });
}

function rawBlocks(text: string, chunk: Chunk, labels: ReadonlySet<string>, isMarkdown: boolean): RawBlock[] {
  const { start, end } = chunk;
  const whole = { start, end, markup: [], breaks: [] };
  if (chunk.kind === "plain") return [{ ...whole, kind: "paragraph" }];
  if (chunk.kind !== "markdown") return [{ ...whole, kind: chunk.kind }];
  const source = text.slice(start, end);
  return isTangled(source) ? [{ ...whole, kind: "verbatim" }] : readMarkdown(source, start, labels, isMarkdown);
}

/** Returns whether a source has so many marks that the Markdown parser would take very long. */
function isTangled(source: string): boolean {
  const countOf = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  const marks = countOf(markupCharacter);
  const items = countOf(listMarker);
  if (marks > 300 && marks * 6 > source.length) return true;
  if (items > 300 && items * 8 > source.length) return true;
  return countOf(bareRule) > 200 || deepNesting.test(source);
}
