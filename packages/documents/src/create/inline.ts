import { escapeXml } from "../escape-xml.ts";
import type { Node } from "../formatting/read-markdown.ts";

/** Collects the link targets and numbered lists that the blocks of a new document refer to. */
export interface WriteContext {
  readonly source: string;
  /** The addresses of Markdown's link references ("[label]: address"), by label. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The link targets found so far. The first one gets the id `link1`. */
  readonly links: string[];
  /** The first number of each numbered list found so far. */
  readonly starts: number[];
}

/** The formatting of a run of text: its style, and marks such as bold. */
export interface Look {
  readonly style?: "VerbatimChar" | "Hyperlink";
  readonly strong?: true;
  readonly emphasis?: true;
  readonly delete?: true;
}

/** Returns the XML of Word's runs for inline Markdown. Each run has the formatting of all nodes around it. */
export function runs(nodes: readonly Node[], context: WriteContext, look: Look = {}): string {
  return nodes.map((node) => runsOf(node, context, look)).join("");
}

function runsOf(node: Node, context: WriteContext, look: Look): string {
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
      return runs(node.children, context, { ...look, [node.type]: true });
    case "link":
      if (node.children.length === 0) return run(sourceOf(node, context), look);
      return link(node.url, node.children, context, look);
    case "linkReference": {
      const target = context.addresses.get(node.identifier);
      return target ? link(target, node.children, context, look) : run(sourceOf(node, context), look);
    }
    default:
      return run(sourceOf(node, context), look);
  }
}

function link(target: string, content: readonly Node[], context: WriteContext, look: Look): string {
  context.links.push(target);
  const id = `link${context.links.length}`;
  return `<w:hyperlink r:id="${id}">${runs(content, context, { ...look, style: "Hyperlink" })}</w:hyperlink>`;
}

/** Returns the Markdown source of a node that has no counterpart in Word. */
export function sourceOf({ position }: Node, { source }: WriteContext): string {
  return position ? source.slice(position.start.offset, position.end.offset) : "";
}

/** Returns the XML of a run. Line breaks and tabs become separate elements. */
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
