import { DocumentError } from "../document.ts";

/** The position of an element in the XML source, and its opening tag. */
export interface ElementSpan {
  readonly start: number;
  readonly end: number;
  /** The element's name with its namespace prefix, and its attributes as written. */
  readonly name: string;
  readonly attributes: string;
}

/** The deepest nesting of elements that is accepted. Real documents stay below it. */
const deepest = 200;
/** The most elements that are accepted. With more, a browser tab could run out of memory. */
const mostElements = 200_000;

/** The error message for a document that would take too much memory. */
export const tooLarge = "This document is too large. Split it into smaller ones.";

const openings = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/**
 * Finds all elements with a local name, in the order of their opening tags. Returns undefined if the XML is not
 * well-formed. Takes linear time.
 */
export function scanTags(source: string, localName: string): ElementSpan[] | undefined {
  const spans: ElementSpan[] = [];
  const open: { readonly index: number; readonly start: number }[] = [];
  let depth = 0;
  let elements = 0;
  for (let start = source.indexOf("<"); start !== -1; ) {
    const end = endOfMarkup(source, start);
    if (end === undefined) return undefined;
    const { slash, name, attributes, closed } = tagOf(source.slice(start, end));
    if (!slash && ++elements > mostElements) throw new DocumentError(tooLarge);
    if (slash) depth--;
    else if (!closed) depth++;
    if (depth > deepest)
      throw new DocumentError("This file is too complex to open. Save it as plain text (.txt) and try again.");
    if (name.slice(name.indexOf(":") + 1) === localName) {
      if (slash) {
        const { index = -1, start: from = 0 } = open.pop() ?? {};
        if (spans[index]) spans[index] = { ...spans[index], start: from, end };
      } else {
        if (!closed) open.push({ index: spans.length, start });
        spans.push({ start, end, name, attributes });
      }
    }
    start = source.indexOf("<", end);
  }
  return spans;
}

/** Returns the offset after a tag or comment, or undefined if the tag or comment has no end. */
function endOfMarkup(source: string, start: number): number | undefined {
  for (const [opening, closing] of openings) {
    if (!source.startsWith(opening, start)) continue;
    const end = source.indexOf(closing, start + opening.length);
    return end === -1 ? undefined : end + closing.length;
  }
  if (source.startsWith("<!", start)) {
    throw new DocumentError("This file isn't a valid Word document. Save it again as .docx.");
  }
  let quote = "";
  for (let index = start + 1; index < source.length; index++) {
    const character = source[index]!;
    if (character === "<") return undefined;
    if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return index + 1;
  }
  return undefined;
}

/** Splits a tag into its parts. A comment or processing instruction counts as an empty element without a name. */
function tagOf(markup: string): { slash: boolean; name: string; attributes: string; closed: boolean } {
  if (/^<[!?]/.test(markup)) return { slash: false, name: "", attributes: "", closed: true };
  const slash = markup[1] === "/";
  const closed = markup.endsWith("/>");
  const content = markup.slice(slash ? 2 : 1, closed ? -2 : -1);
  const name = /^\S*/.exec(content)![0];
  return { slash, name, attributes: content.slice(name.length), closed };
}
