import type { Element } from "@xmldom/xmldom";
import type { Relation } from "./package.ts";
import type { Styles } from "./styles.ts";
import { attributeOf, childOf, childrenOf, switchOf, type XmlPart } from "./xml.ts";

/** An XML element that holds words, and these words as Word shows them. */
export interface TextElement {
  readonly element: Element;
  readonly text: string;
}

/** A part of a paragraph with uniform formatting. It can be edited only if it has `words`. */
export interface Segment {
  readonly text: string;
  readonly words: { readonly of: TextElement; readonly from: number } | undefined;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The link that contains the segment: its XML element and its target. */
  readonly link: { readonly element: Element; readonly target: string } | undefined;
}

/** The state of the reader while a document is read from beginning to end. */
export interface ReadContext {
  /** The positions of the elements with words in the XML source. */
  readonly spans: XmlPart["spans"];
  readonly styles: Styles;
  readonly relations: ReadonlyMap<string, Relation>;
  /**
   * The nested fields (such as page numbers) at the current position. Their instructions are not read, and their
   * results are not edited.
   */
  readonly fields: { instruction: string; inResult: boolean }[];
  readonly notes: { footnotes: number; endnotes: number };
}

interface Around {
  readonly link: Segment["link"];
  readonly fixed: boolean;
}

/**
 * Elements that Word puts around runs without an effect on the text. Elements with deleted or moved text are not among
 * them.
 */
const wrappers = new Set([
  "ins",
  "moveTo",
  "smartTag",
  "customXml",
  "sdt",
  "sdtContent",
  "dir",
  "bdo",
  "ruby",
  "rubyBase",
]);

/** A hard line break in Markdown: two spaces before the line end. */
export const lineBreak = "  \n";

/** Reads the segments of a paragraph, in order. */
export function readInline(paragraph: Element, context: ReadContext): Segment[] {
  const segments: Segment[] = [];
  collect(paragraph, { link: undefined, fixed: false }, context, segments);
  return segments;
}

function collect(parent: Element, around: Around, context: ReadContext, segments: Segment[]): void {
  for (const child of childrenOf(parent)) {
    const name = child.localName!;
    if (name === "r") collectRun(child, around, context, segments);
    else if (name === "hyperlink") collect(child, { ...around, link: linkOf(child, context) }, context, segments);
    else if (name === "fldSimple") collect(child, { ...around, fixed: true }, context, segments);
    else if (name === "oMath" || name === "oMathPara") segments.push(...formula(child, around.link));
    else if (wrappers.has(name)) collect(child, around, context, segments);
  }
}

function linkOf(element: Element, { relations }: ReadContext): Segment["link"] {
  for (const attribute of element.attributes) {
    const relation = attribute.localName === "id" ? relations.get(attribute.value) : undefined;
    if (relation?.external) return { element, target: relation.target };
  }
  return undefined;
}

function formula(element: Element, link: Segment["link"]): Segment[] {
  const written = [...element.getElementsByTagNameNS("*", "t")].map((each) => each.textContent ?? "").join("");
  const text = visible(written).trim();
  if (text === "" || text.includes("$")) return [];
  return [{ text: `$${text}$`, words: undefined, bold: false, italic: false, link }];
}

function collectRun(run: Element, { link, fixed }: Around, context: ReadContext, segments: Segment[]): void {
  const properties = childOf(run, "rPr");
  const look = { ...context.styles.run(properties), link };
  const hidden = switchOf(properties, "vanish") === true;
  const add = (text: string, words?: TextElement): void => {
    if (text === "" || hidden || !isShown(context)) return;
    const editable = words && !fixed && context.fields.length === 0;
    segments.push({ text, words: editable ? { of: words, from: 0 } : undefined, ...look });
  };
  for (const child of childrenOf(run)) {
    switch (child.localName) {
      case "t": {
        const text = wordsOf(child);
        add(text, context.spans.has(child) && isPlain(child) ? { element: child, text } : undefined);
        break;
      }
      case "tab":
      case "ptab":
        add("\t");
        break;
      case "br":
      case "cr":
        add(lineBreak);
        break;
      case "noBreakHyphen":
        add("\u2011");
        break;
      case "footnoteReference":
        add(`[^${++context.notes.footnotes}]`);
        break;
      case "endnoteReference":
        add(`[^e${++context.notes.endnotes}]`);
        break;
      case "fldChar":
        readFieldMark(child, context);
        break;
      case "instrText": {
        const field = context.fields.at(-1);
        if (field) field.instruction += child.textContent ?? "";
        break;
      }
      case "ruby":
        collect(child, { link, fixed }, context, segments);
        break;
    }
  }
}

function readFieldMark(mark: Element, { fields }: ReadContext): void {
  const type = attributeOf(mark, "fldCharType");
  if (type === "begin") fields.push({ instruction: "", inResult: false });
  else if (type === "end") fields.pop();
  else if (type === "separate" && fields.length > 0) fields.at(-1)!.inResult = true;
}

/**
 * Returns whether the current position is shown: outside fields or in a field's result. A table of contents is not
 * shown, because it repeats the headings.
 */
function isShown({ fields }: ReadContext): boolean {
  return fields.every(({ instruction, inResult }) => inResult && !/^\s*TOC\b/.test(instruction));
}

/**
 * Returns the words of an element as Word shows them: line breaks as spaces, and outer space only if the element
 * preserves it.
 */
function wordsOf(element: Element): string {
  const text = element.textContent ?? "";
  const kept = element.getAttribute("xml:space") === "preserve";
  return visible(kept ? text : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ""));
}

function visible(text: string): string {
  return text.replace(/[\t\r\n\u2028\u2029]/g, " ");
}

function isPlain(element: Element): boolean {
  return childrenOf(element).next().done === true;
}
