import { DOMParser, type Document, type Element, type Node, ParseError } from "@xmldom/xmldom";
import { DocumentError } from "../document.ts";
import { byteOrderMark, decode, type Encoding, encode } from "../text/encoding.ts";
import { type ElementSpan, scanTags, tooLarge } from "./scan-tags.ts";

/** The largest part, in bytes, that is parsed. With a larger one, a browser tab could run out of memory. */
const largestPartBytes = 5 * 1024 * 1024;

/** A parsed XML part of a document: its source, its tree, and the positions of its text elements in the source. */
export interface XmlPart {
  readonly source: string;
  readonly root: Element;
  /** The positions of the elements `<w:t>`, which hold the words. */
  readonly spans: ReadonlyMap<Element, ElementSpan>;
  /** Encodes a changed XML source in the encoding of the original part. */
  readonly toBytes: (source: string) => Uint8Array;
}

/** Parses an XML part. Throws if it is not well-formed or declares a document type. */
export function readXml(bytes: Uint8Array): XmlPart {
  if (bytes.length > largestPartBytes) throw new DocumentError(tooLarge);
  const mark = byteOrderMark(bytes);
  const encoding: Encoding = mark?.encoding ?? "utf-8";
  const start = mark?.length ?? 0;
  const source = decode(bytes.subarray(start), encoding);
  if (source === undefined) throw malformed();
  const spans = scanTags(source, "t");
  if (!spans) throw malformed();
  const root = parse(source);
  const elements = root.getElementsByTagNameNS("*", "t");
  if (elements.length !== spans.length) throw malformed();
  return {
    source,
    root,
    spans: new Map(spans.map((span, index) => [elements.item(index)!, span])),
    toBytes: (changed) => encode(decode(bytes.subarray(0, start), encoding) + changed, encoding)!,
  };
}

function parse(source: string): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      // Every warning but this one reports an XML error too.
      if (level !== "warning" || !message.includes("replacement character")) throw new ParseError(message);
    },
  });
  let document: Document;
  try {
    document = parser.parseFromString(source, "application/xml");
  } catch {
    throw malformed();
  }
  if (!document.documentElement) throw malformed();
  return document.documentElement;
}

function malformed(): DocumentError {
  return new DocumentError("This file is damaged and can't be opened. Save it again, or choose another copy.");
}

/** Returns the child elements of an element, in order. */
export function* childrenOf(parent: Element): Generator<Element> {
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) yield node as Element;
  }
}

/** Returns the first child element with a local name, or undefined. */
export function childOf(parent: Element | undefined, name: string): Element | undefined {
  if (parent) for (const child of childrenOf(parent)) if (child.localName === name) return child;
  return undefined;
}

/** Returns an attribute that has the same namespace as its element, which is how Word writes attributes. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.getAttributeNS(element.namespaceURI, name) ?? undefined;
}

/** Returns the attribute `val` of the child element with a local name. */
export function valOf(parent: Element | undefined, name: string): string | undefined {
  return attributeOf(childOf(parent, name), "val");
}

/** Returns whether a property such as bold is on, or undefined if it is not set. */
export function switchOf(properties: Element | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !/^(0|false|off)$/.test(attributeOf(element, "val") ?? "");
}
