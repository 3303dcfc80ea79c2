import { DOMParser, type Document, type Element, type Node, ParseError } from "@xmldom/xmldom";
import { DocumentError } from "../document.ts";
import { byteOrderMark, decode, type Encoding, encode } from "../text/encoding.ts";
import { type ElementSpan, scanTags, tooLarge } from "./scan-tags.ts";

/** The largest part that is read. A larger one would take more memory than a browser tab should use. */
const largestPartBytes = 5 * 1024 * 1024;

/** An XML part of a document: its source, its tree, and the source positions of its elements named `t`. */
export interface XmlPart {
  readonly source: string;
  readonly root: Element;
  /** The positions of the elements with the local name `t`, which hold the words. */
  readonly spans: ReadonlyMap<Element, ElementSpan>;
  /** Encodes a changed source in the part's own encoding. */
  readonly toBytes: (source: string) => Uint8Array;
}

/** Parses a part strictly: refuses one that is not well-formed or declares a document type. */
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
  return new DocumentError("This file is damaged and can't be opened.");
}

/** Returns the child elements, in order. */
export function* childrenOf(parent: Element): Generator<Element> {
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) yield node as Element;
  }
}

/** Returns the first child element with a local name. */
export function childOf(parent: Element | undefined, name: string): Element | undefined {
  if (parent) for (const child of childrenOf(parent)) if (child.localName === name) return child;
  return undefined;
}

/** Returns an attribute in the element's own namespace, as Word writes them. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.getAttributeNS(element.namespaceURI, name) ?? undefined;
}

/** Returns the attribute `val` of a child. */
export function valOf(parent: Element | undefined, name: string): string | undefined {
  return attributeOf(childOf(parent, name), "val");
}

/** Returns whether an on/off property is on, or undefined if it is absent. */
export function switchOf(properties: Element | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !/^(0|false|off)$/.test(attributeOf(element, "val") ?? "");
}
