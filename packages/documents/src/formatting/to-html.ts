import { escapeXml } from "../escape-xml.ts";
import { type Node, readMarkdown } from "./read-markdown.ts";

type AnyNode = Node | Extract<Node, { children: unknown }>["children"][number];

/** The HTML element for each kind of node that consists of its children only. */
const elements: Readonly<Record<string, string>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
  delete: "s",
  blockquote: "blockquote",
  table: "table",
  tableRow: "tr",
  tableCell: "td",
};

/** Converts a Markdown text to HTML for the clipboard. HTML tags in the text are escaped. */
export function toHtml(source: string): string {
  return htmlOf(readMarkdown(source).children, source);
}

function htmlOf(nodes: readonly AnyNode[], source: string): string {
  return nodes.map((node) => html(node, source)).join("");
}

function html(node: AnyNode, source: string): string {
  const content = "children" in node ? htmlOf(node.children, source) : "";
  const name = elements[node.type];
  if (name) return element(name, content);
  switch (node.type) {
    case "heading":
      return element(`h${node.depth}`, content);
    case "list": {
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : "";
      return node.ordered ? `<ol${start}>${content}</ol>` : element("ul", content);
    }
    case "listItem":
      return item(node, source);
    case "link":
      return isSafe(node.url) ? `<a href="${escapeXml(node.url)}">${content}</a>` : content;
    case "linkReference":
      return content;
    case "inlineCode":
      return element("code", escapeXml(node.value));
    case "code":
      return element("pre", element("code", escapeXml(node.value)));
    case "thematicBreak":
      return "<hr>";
    case "break":
      return "<br>";
    case "text":
      return escapeXml(node.value).replaceAll("\n", "<br>");
    default:
      return escapeXml(source.slice(node.position!.start.offset, node.position!.end.offset));
  }
}

/** Returns the HTML of a list item. Its paragraphs get no `<p>`, which would add space. */
function item({ children, checked, spread }: Extract<AnyNode, { type: "listItem" }>, source: string): string {
  const box = typeof checked === "boolean" ? (checked ? "☑ " : "☐ ") : "";
  const blocks = children.map((child) => htmlOf(child.type === "paragraph" ? child.children : [child], source));
  return element("li", box + blocks.join(spread ? "<br><br>" : ""));
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

/** Matches addresses that are safe in a link: web pages and mail, but no scripts. */
const isSafe = (url: string) => /^(?:https?:|mailto:|[^:]*$|[/#?])/i.test(url);
