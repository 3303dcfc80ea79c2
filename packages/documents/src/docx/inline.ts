import type { Element } from "@xmldom/xmldom";
import type { Relation } from "./package.ts";
import type { Styles } from "./styles.ts";
import { attributeOf, childOf, childrenOf, switchOf, type XmlPart } from "./xml.ts";

/** An element that holds words, with the words as a reader of the document sees them. */
export interface Words {
  readonly element: Element;
  readonly text: string;
}

/** A stretch of a paragraph that looks the same throughout. Without `words` it is there to be read, not to be edited. */
export interface Atom {
  readonly text: string;
  readonly words: { readonly of: Words; readonly from: number } | undefined;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Where a link leads, and which link it is. */
  readonly link: { readonly element: Element; readonly target: string } | undefined;
}

/** What is known while a document is read from its beginning to its end. */
export interface Reading {
  /** Where the elements with words lie in the source. */
  readonly spans: XmlPart["spans"];
  readonly styles: Styles;
  readonly relations: ReadonlyMap<string, Relation>;
  /** Fields that have begun and not ended. Their instructions are not read, their results are not edited. */
  readonly fields: { instruction: string; inResult: boolean }[];
  readonly notes: { footnotes: number; endnotes: number };
}

interface Around {
  readonly link: Atom["link"];
  readonly fixed: boolean;
}

/** What Word writes around runs without a meaning for the text. Deleted and moved text is not among them. */
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

/** The line break that Markdown takes for one. */
export const lineBreak = "  \n";

/** The stretches of a paragraph, in order. */
export function readInline(paragraph: Element, reading: Reading): Atom[] {
  const atoms: Atom[] = [];
  collect(paragraph, { link: undefined, fixed: false }, reading, atoms);
  return atoms;
}

function collect(parent: Element, around: Around, reading: Reading, atoms: Atom[]): void {
  for (const child of childrenOf(parent)) {
    const name = child.localName!;
    if (name === "r") collectRun(child, around, reading, atoms);
    else if (name === "hyperlink") collect(child, { ...around, link: linkOf(child, reading) }, reading, atoms);
    else if (name === "fldSimple") collect(child, { ...around, fixed: true }, reading, atoms);
    else if (name === "oMath" || name === "oMathPara") atoms.push(...formula(child, around.link));
    else if (wrappers.has(name)) collect(child, around, reading, atoms);
  }
}

function linkOf(element: Element, { relations }: Reading): Atom["link"] {
  for (const attribute of element.attributes) {
    const relation = attribute.localName === "id" ? relations.get(attribute.value) : undefined;
    if (relation?.external) return { element, target: relation.target };
  }
  return undefined;
}

function formula(element: Element, link: Atom["link"]): Atom[] {
  const written = [...element.getElementsByTagNameNS("*", "t")].map((each) => each.textContent ?? "").join("");
  const text = visible(written).trim();
  if (text === "" || text.includes("$")) return [];
  return [{ text: `$${text}$`, words: undefined, bold: false, italic: false, link }];
}

function collectRun(run: Element, { link, fixed }: Around, reading: Reading, atoms: Atom[]): void {
  const properties = childOf(run, "rPr");
  const look = { ...reading.styles.run(properties), link };
  const hidden = switchOf(properties, "vanish") === true;
  const add = (text: string, words?: Words): void => {
    if (text === "" || hidden || !isShown(reading)) return;
    const editable = words && !fixed && reading.fields.length === 0;
    atoms.push({ text, words: editable ? { of: words, from: 0 } : undefined, ...look });
  };
  for (const child of childrenOf(run)) {
    switch (child.localName) {
      case "t": {
        const text = wordsOf(child);
        add(text, reading.spans.has(child) && isPlain(child) ? { element: child, text } : undefined);
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
        add(`[^${++reading.notes.footnotes}]`);
        break;
      case "endnoteReference":
        add(`[^e${++reading.notes.endnotes}]`);
        break;
      case "fldChar":
        readFieldMark(child, reading);
        break;
      case "instrText": {
        const field = reading.fields.at(-1);
        if (field) field.instruction += child.textContent ?? "";
        break;
      }
      case "ruby":
        collect(child, { link, fixed }, reading, atoms);
        break;
    }
  }
}

function readFieldMark(mark: Element, { fields }: Reading): void {
  const type = attributeOf(mark, "fldCharType");
  if (type === "begin") fields.push({ instruction: "", inResult: false });
  else if (type === "end") fields.pop();
  else if (type === "separate" && fields.length > 0) fields.at(-1)!.inResult = true;
}

/** True outside fields and in their results. A table of contents repeats the headings, and is left out. */
function isShown({ fields }: Reading): boolean {
  return fields.every(({ instruction, inResult }) => inResult && !/^\s*TOC\b/.test(instruction));
}

/** The words of an element as Word shows them: outer space only where it is to be kept, line ends as spaces. */
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
