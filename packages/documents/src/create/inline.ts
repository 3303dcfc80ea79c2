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

const looks = { strong: "<w:b/>", emphasis: "<w:i/>", delete: "<w:strike/>" } as const;
const codeLook = '<w:rStyle w:val="VerbatimChar"/>';
const linkLook = '<w:rStyle w:val="Hyperlink"/>';

/** Runs of Word for the inline content of Markdown, each with the look that is in force around it. */
export function runs(nodes: readonly Node[], ledger: Ledger, look = ""): string {
  return nodes.map((node) => runsOf(node, ledger, look)).join("");
}

function runsOf(node: Node, ledger: Ledger, look: string): string {
  switch (node.type) {
    case "text":
      return run(node.value, look);
    case "inlineCode":
      return run(node.value, codeLook + look);
    case "break":
      return run("\n", look);
    case "strong":
    case "emphasis":
    case "delete":
      return runs(node.children, ledger, withLook(look, looks[node.type]));
    case "link":
      if (node.children.length === 0) return run(sourceOf(node, ledger), look);
      return link(node.url, runs(node.children, ledger, linkLook + look), ledger);
    case "linkReference": {
      const target = ledger.addresses.get(node.identifier);
      if (target) return link(target, runs(node.children, ledger, linkLook + look), ledger);
      return run(sourceOf(node, ledger), look);
    }
    default:
      return run(sourceOf(node, ledger), look);
  }
}

/** A look once only, however deep the marks are nested. */
function withLook(look: string, further: string): string {
  return look.includes(further) ? look : look + further;
}

function link(target: string, content: string, { links }: Ledger): string {
  links.push(target);
  return `<w:hyperlink r:id="link${links.length}">${content}</w:hyperlink>`;
}

/** What a node that Word has nothing for is written as. */
export function sourceOf({ position }: Node, { source }: Ledger): string {
  return position ? source.slice(position.start.offset, position.end.offset) : "";
}

/** A run; line ends and tabs are elements of their own. */
export function run(text: string, look: string): string {
  const properties = look && `<w:rPr>${look}</w:rPr>`;
  const content = text.split(/(\n|\t)/).map((part) => {
    if (part === "\n") return "<w:br/>";
    if (part === "\t") return "<w:tab/>";
    return part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
  });
  return text && `<w:r>${properties}${content.join("")}</w:r>`;
}
