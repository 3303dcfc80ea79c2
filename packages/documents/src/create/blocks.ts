import type { Node } from "../formatting/read-markdown.ts";
import { type Look, run, runs, sourceOf, type WriteContext } from "./inline.ts";

/** The context of a Markdown block: its style, the list whose item it begins, and how deep it is nested. */
interface Place {
  readonly style: string;
  /** The XML properties of the list whose item begins with this block; empty for other blocks. */
  readonly item: string;
  readonly depth: number;
}

const deepestList = 8;
const longestTitle = 100;
const top: Place = { style: "", item: "", depth: 0 };
const ruleBelow = '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>';
const gridLook =
  '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="0020" w:firstRow="1"/></w:tblPr>';

/** Returns the XML of Word's paragraphs and tables for Markdown blocks. */
export function blocks(nodes: readonly Node[], context: WriteContext, place: Place = top): string {
  return nodes.map((node) => block(node, context, place)).join("");
}

function block(node: Node, context: WriteContext, place: Place): string {
  switch (node.type) {
    case "paragraph":
      return paragraph(runs(node.children, context), place);
    case "heading": {
      // A long "heading" is a paragraph above a line of dashes.
      const source = sourceOf(node, context);
      const isTitle = source.startsWith("#") || source.length <= longestTitle;
      const style = isTitle ? `Heading${node.depth}` : place.style;
      return paragraph(runs(node.children, context), { ...place, style });
    }
    case "blockquote":
      return blocks(node.children, context, { ...place, style: "Quote" });
    case "list":
      return list(node, context, place);
    case "code":
      return node.value
        .split("\n")
        .map((line) => paragraph(run(line), { ...place, style: "SourceCode" }))
        .join("");
    case "table":
      return table(node, context);
    case "thematicBreak":
      return `<w:p><w:pPr>${ruleBelow}</w:pPr></w:p>`;
    case "definition":
      return "";
    default:
      return paragraph(run(sourceOf(node, context)), place);
  }
}

function paragraph(content: string, { style, item, depth }: Place): string {
  const indent = item === "" && depth > 0 ? `<w:ind w:left="${depth * 720}"/>` : "";
  const name = style || (depth > 0 || item ? "ListParagraph" : "");
  const properties = (name && `<w:pStyle w:val="${name}"/>`) + item + indent;
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function list(node: Extract<Node, { type: "list" }>, context: WriteContext, place: Place): string {
  if (node.ordered) context.starts.push(node.start ?? 1);
  // Number 1 is the bulleted list; the numbered ones follow.
  const numbering = node.ordered ? 1 + context.starts.length : 1;
  const level = Math.min(place.depth, deepestList);
  const item = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numbering}"/></w:numPr>`;
  const inside = { ...place, item: "", depth: place.depth + 1 };
  return node.children
    .map(({ children, checked }) => {
      const [first, ...others] = children;
      const box = typeof checked === "boolean" ? run(checked ? "☑ " : "☐ ") : "";
      if (first?.type !== "paragraph") return paragraph(box, { ...place, item }) + blocks(children, context, inside);
      return paragraph(box + runs(first.children, context), { ...place, item }) + blocks(others, context, inside);
    })
    .join("");
}

function table({ children }: Extract<Node, { type: "table" }>, context: WriteContext): string {
  const rows = children.map(({ children: cells }, index) => {
    const look: Look = index === 0 ? { strong: true } : {};
    const written = cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(runs(cell.children, context, look), top)}</w:tc>`);
    return `<w:tr>${index === 0 ? "<w:trPr><w:tblHeader/></w:trPr>" : ""}${written.join("")}</w:tr>`;
  });
  const columns = "<w:gridCol/>".repeat(children[0]?.children.length ?? 0);
  // The empty paragraph keeps two adjacent tables from becoming one.
  return `<w:tbl>${gridLook}<w:tblGrid>${columns}</w:tblGrid>${rows.join("")}</w:tbl><w:p/>`;
}
