/** A part of a text that is checked on its own. */
export interface Paragraph {
  /** The position of the paragraph in the text. */
  readonly start: number;
  readonly text: string;
}

/** The largest number of characters that are checked at once. Longer paragraphs are divided. */
const longest = 4000;

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Returns the paragraphs of a text, without blank lines and blocks of code. A line that ends with a full stop or is
 * followed by a blank line ends its paragraph, so that a sentence is never divided at a line break.
 */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start: number | undefined;
  let open: string | undefined;
  let position = 0;
  const finish = (end: number): void => {
    if (start !== undefined) paragraphs.push(...divide(text.slice(start, end), start));
    start = undefined;
  };
  for (const line of text.split("\n")) {
    const end = position + line.length;
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
    } else if (mark !== undefined) {
      finish(position);
      open = mark;
    } else if (line.trim() === "") finish(position);
    else {
      start ??= position;
      if (/[.!?:;…]["'”’)\]*_]*\s*$/.test(line)) finish(end);
    }
    position = end + 1;
  }
  finish(text.length);
  return paragraphs;
}

/** Divides a paragraph that is too long, after the last sentence that fits. */
function divide(text: string, start: number): Paragraph[] {
  const parts: Paragraph[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const window = text.slice(from, from + longest);
    const at = Math.max(window.lastIndexOf(". "), window.lastIndexOf("\n")) + 1 || window.lastIndexOf(" ") + 1;
    const cut = at || (isHighSurrogate(window) ? longest - 1 : longest);
    parts.push({ start: start + from, text: text.slice(from, from + cut) });
    from += cut;
  }
  parts.push({ start: start + from, text: text.slice(from) });
  return parts.filter((part) => part.text.trim() !== "");
}

const isHighSurrogate = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);
