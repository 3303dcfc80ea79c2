import type { Element } from "@xmldom/xmldom";
import { attributeOf, childrenOf, valOf } from "./xml.ts";

/** Returns the mark of the next item in a list, such as "- " or "3. ". Returns "" if the list shows no marks. */
export type ItemMarks = (numbering: string, level: number) => string;

export function readNumbering(root: Element | undefined): ItemMarks {
  const children = root ? [...childrenOf(root)] : [];
  const lists = new Map<string, Element>();
  const abstract = new Map<string, Element>();
  for (const element of children) {
    if (element.localName === "num") lists.set(attributeOf(element, "numId") ?? "", element);
    if (element.localName === "abstractNum") abstract.set(attributeOf(element, "abstractNumId") ?? "", element);
  }
  const counts = new Map<string, number[]>();

  return (numbering, level) => {
    const list = lists.get(numbering);
    const shape = abstract.get(valOf(list, "abstractNumId") ?? "");
    const levelShape = shape && childWith(shape, "lvl", "ilvl", level);
    const format = valOf(levelShape, "numFmt") ?? "bullet";
    if (format === "none") return "";
    if (format === "bullet") return "- ";
    const override = list && childWith(list, "lvlOverride", "ilvl", level);
    const written = valOf(override, "startOverride") ?? valOf(levelShape, "start") ?? "";
    const start = /^\d{1,6}$/.test(written) ? Number(written) : 1;
    const count = counts.get(numbering) ?? [];
    counts.set(numbering, count);
    count[level] = (count[level] ?? start - 1) + 1;
    count.length = level + 1;
    return `${count[level]}. `;
  };
}

function childWith(parent: Element, name: string, attribute: string, value: number): Element | undefined {
  for (const child of childrenOf(parent)) {
    if (child.localName === name && Number(attributeOf(child, attribute)) === value) return child;
  }
  return undefined;
}
