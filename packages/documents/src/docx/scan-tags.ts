import { DocumentError } from "../document.ts";

/** Where an element lies in its source, with its tags. */
export interface ElementSpan {
  readonly start: number;
  readonly end: number;
  /** The name with its prefix, and the attributes as they are written. */
  readonly name: string;
  readonly attributes: string;
}

/** Deeper nesting is made to break readers. */
const deepest = 200;

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

/**
 * Where the elements of that local name lie, in the order of their beginnings. The source is taken for well-formed; what
 * is not is found when it is parsed.
 */
export function scanTags(source: string, localName: string): ElementSpan[] {
  const spans: ElementSpan[] = [];
  const open: { readonly index: number; readonly start: number }[] = [];
  let depth = 0;
  for (const match of source.matchAll(token)) {
    const [whole, slash, name, attributes = ""] = match;
    if (whole === "<!") throw new DocumentError("This file declares a document type, which no Word document does.");
    if (name === undefined) continue;
    const closed = attributes.endsWith("/");
    if (slash) depth--;
    else if (!closed) depth++;
    if (depth > deepest) throw new DocumentError("This file is nested too deeply to be opened.");
    if (name.slice(name.indexOf(":") + 1) !== localName) continue;
    const end = match.index + whole.length;
    if (slash) {
      const { index = -1, start = 0 } = open.pop() ?? {};
      if (spans[index]) spans[index] = { ...spans[index], start, end };
    } else {
      if (!closed) open.push({ index: spans.length, start: match.index });
      spans.push({ start: match.index, end, name, attributes: closed ? attributes.slice(0, -1) : attributes });
    }
  }
  return spans;
}
