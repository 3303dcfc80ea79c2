import { DOMParser, type Document, type Element, type Node, ParseError } from "@xmldom/xmldom";
import { DocumentError } from "../document.ts";
import { byteOrderMark, decode, type Encoding, encode } from "../text/encoding.ts";
import { type ElementSpan, scanTags, tooLarge } from "./scan-tags.ts";

/** A part that is larger is no letter, essay or book chapter, and costs more memory than a browser's tab should give. */
const largestPartBytes = 5 * 1024 * 1024;

/** An XML part of a document: its source, what it says, and where its elements named `t` lie in the source. */
export interface XmlPart {
  readonly source: string;
  readonly root: Element;
  /** By the elements with the local name `t`, which hold the words. */
  readonly spans: ReadonlyMap<Element, ElementSpan>;
  /** Bytes of a changed source, in the part's own encoding. */
  readonly toBytes: (source: string) => Uint8Array;
}

/** Reads a part strictly: whatever is not well-formed, or declares a document type, is refused. */
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
      // A warning too: each is about something that XML does not allow, save this one.
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

/** The elements in an element, in order. */
export function* childrenOf(parent: Element): Generator<Element> {
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1) yield node as Element;
  }
}

/** The first element of that local name in an element. */
export function childOf(parent: Element | undefined, name: string): Element | undefined {
  if (parent) for (const child of childrenOf(parent)) if (child.localName === name) return child;
  return undefined;
}

/** An attribute in the element's own namespace, as Word's are. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.getAttributeNS(element.namespaceURI, name) ?? undefined;
}

/** The attribute `val` of a child. */
export function valOf(parent: Element | undefined, name: string): string | undefined {
  return attributeOf(childOf(parent, name), "val");
}

/** Whether a property that is on by its presence is on: undefined where it is not there. */
export function switchOf(properties: Element | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !/^(0|false|off)$/.test(attributeOf(element, "val") ?? "");
}
