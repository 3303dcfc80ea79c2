import { escapeXml } from "../escape-xml.ts";
import type { Node } from "./read-markdown.ts";

/** What a document holds beside its blocks: where its links lead, and the numbered lists in it. */
export interface Ledger {
  readonly source: string;
  /** Addresses by the labels that the text defines. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Targets of the links so far; the first has the id `link1`. */
  readonly links: string[];
  /** First numbers of the numbered lists so far. */
  readonly starts: number[];
}

/** How a run looks: the id of its style, and the marks around it. */
export interface Look {
  readonly style?: "VerbatimChar" | "Hyperlink";
  readonly strong?: true;
  readonly emphasis?: true;
  readonly delete?: true;
}

/** Runs of Word for the inline content of Markdown, each with the look that is in force around it. */
export function runs(nodes: readonly Node[], ledger: Ledger, look: Look = {}): string {
  return nodes.map((node) => runsOf(node, ledger, look)).join("");
}

function runsOf(node: Node, ledger: Ledger, look: Look): string {
  switch (node.type) {
    case "text":
      return run(node.value, look);
    case "inlineCode":
      return run(node.value, { style: "VerbatimChar", ...look });
    case "break":
      return run("\n", look);
    case "strong":
    case "emphasis":
    case "delete":
      return runs(node.children, ledger, { ...look, [node.type]: true });
    case "link":
      if (node.children.length === 0) return run(sourceOf(node, ledger), look);
      return link(node.url, node.children, ledger, look);
    case "linkReference": {
      const target = ledger.addresses.get(node.identifier);
      return target ? link(target, node.children, ledger, look) : run(sourceOf(node, ledger), look);
    }
    default:
      return run(sourceOf(node, ledger), look);
  }
}

function link(target: string, content: readonly Node[], ledger: Ledger, look: Look): string {
  ledger.links.push(target);
  const id = `link${ledger.links.length}`;
  return `<w:hyperlink r:id="${id}">${runs(content, ledger, { ...look, style: "Hyperlink" })}</w:hyperlink>`;
}

/** What a node that Word has nothing for is written as. */
export function sourceOf({ position }: Node, { source }: Ledger): string {
  return position ? source.slice(position.start.offset, position.end.offset) : "";
}

/** A run; line ends and tabs are elements of their own. */
export function run(text: string, look: Look = {}): string {
  const properties = [
    look.style ? `<w:rStyle w:val="${look.style}"/>` : "",
    look.strong ? "<w:b/>" : "",
    look.emphasis ? "<w:i/>" : "",
    look.delete ? "<w:strike/>" : "",
  ].join("");
  const content = text.split(/(\n|\t)/).map((part) => {
    if (part === "\n") return "<w:br/>";
    if (part === "\t") return "<w:tab/>";
    return part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
  });
  return text && `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content.join("")}</w:r>`;
}
