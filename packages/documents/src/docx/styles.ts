import type { Element } from "@xmldom/xmldom";
import { attributeOf, childOf, childrenOf, switchOf, valOf } from "./xml.ts";

/** What a paragraph is in Markdown, such as a heading or a quotation. */
interface ParagraphLook {
  /** The level of the heading, from 1 to 6. */
  readonly heading: number | undefined;
  readonly list: { readonly numbering: string; readonly level: number } | undefined;
  readonly kind: "prose" | "quote" | "code" | "contents";
}

interface Emphasis {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Returns the formatting of paragraphs and runs from their properties and styles. */
export interface Styles {
  readonly paragraph: (properties: Element | undefined) => ParagraphLook;
  readonly run: (properties: Element | undefined) => Emphasis;
}

/** The longest chain of styles, each based on the next, that is followed. */
const longestChain = 20;

// Built-in styles have English names in every language of Word, but translated ids.
const kinds: readonly (readonly [ParagraphLook["kind"], RegExp])[] = [
  ["quote", /^(intense )?quote$|^block ?text$|^block quotation$|^quotations?$/],
  ["code", /^source code$|^html preformatted$|^preformatted text$/],
  ["contents", /^toc \d|^contents \d/],
];

export function readStyles(root: Element | undefined): Styles {
  const byId = new Map<string, Element>();
  let byDefault: Element | undefined;
  for (const style of root ? childrenOf(root) : []) {
    if (style.localName !== "style") continue;
    byId.set(attributeOf(style, "styleId") ?? "", style);
    const isDefault = /^(1|true|on)$/.test(attributeOf(style, "default") ?? "");
    if (isDefault && attributeOf(style, "type") === "paragraph") byDefault = style;
  }

  /** Returns a style and the styles that it is based on, nearest first. */
  function chain(id: string | undefined, otherwise?: Element): Element[] {
    const styles: Element[] = [];
    let style = (id === undefined ? undefined : byId.get(id)) ?? otherwise;
    while (style && styles.length < longestChain) {
      styles.push(style);
      style = byId.get(valOf(style, "basedOn") ?? "");
    }
    return styles;
  }

  function paragraph(properties: Element | undefined): ParagraphLook {
    const styles = chain(valOf(properties, "pStyle"), byDefault);
    const all = [properties, ...styles.map((style) => childOf(style, "pPr"))];
    const names = styles.map((style) => (valOf(style, "name") ?? "").toLowerCase());
    const outline = first(all, (each) => valOf(each, "outlineLvl"));
    const list = first(all, (each) => childOf(each, "numPr"));
    const numbering = first(all, (each) => valOf(childOf(each, "numPr"), "numId"));
    const level = Number(first(all, (each) => valOf(childOf(each, "numPr"), "ilvl")));
    return {
      heading: outline === undefined ? headingOfNames(names) : headingOfOutline(Number(outline)),
      list:
        list && numbering !== undefined && numbering !== "0"
          ? { numbering, level: level > 0 && level <= 8 ? Math.trunc(level) : 0 }
          : undefined,
      kind: kinds.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? "prose",
    };
  }

  function run(properties: Element | undefined): Emphasis {
    const all = [properties, ...chain(valOf(properties, "rStyle")).map((style) => childOf(style, "rPr"))];
    return {
      bold: first(all, (each) => switchOf(each, "b")) ?? false,
      italic: first(all, (each) => switchOf(each, "i")) ?? false,
    };
  }

  return { paragraph, run };
}

function first<Source, Found>(sources: readonly Source[], find: (source: Source) => Found | undefined) {
  for (const source of sources) {
    const found = find(source);
    if (found !== undefined) return found;
  }
  return undefined;
}

function headingOfOutline(level: number): number | undefined {
  return level >= 0 && level < 9 ? Math.min(level + 1, 6) : undefined;
}

function headingOfNames(names: readonly string[]): number | undefined {
  for (const name of names) {
    if (name === "title") return 1;
    const level = /^heading (\d)/.exec(name)?.[1];
    if (level) return Math.min(Math.max(Number(level), 1), 6);
  }
  return undefined;
}
