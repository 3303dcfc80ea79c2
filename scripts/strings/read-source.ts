import { parseAst } from "vitest/node";
import { isForPrograms, looksLikeText } from "./looks-like-text.ts";

/** A string that users read, and the line on which it begins. */
export interface FoundString {
  readonly line: number;
  readonly text: string;
}

/** Matches icon components in braces at the beginning or end of a text. */
const icons = /^\{[A-Z]\w*\}|(?<=\S)\{[A-Z]\w*\}$/g;

/** A node of the syntax tree: its type, its position, and its other properties. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/**
 * Returns the strings in a source file that users read, in order. In a module of strings these are all strings;
 * elsewhere, the text of elements and strings that look like text. Values in a string are in braces.
 */
export function readStrings(path: string, source: string): FoundString[] {
  const isModuleOfStrings = /\/(?:strings|change-reasons)\.ts$/.test(path);
  const found: { start: number; text: string }[] = [];
  const add = (start: number, text: string): void => {
    const plain = text.replace(/\s+/g, " ").trim().replace(icons, "");
    if (/\p{L}/u.test(plain)) found.push({ start, text: plain });
  };
  const visit = (node: Node, place: string, isInText = false): void => {
    if (/^(?:Import|Export.*All|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    const text = stringOf(node, source);
    if (text !== undefined) {
      if (isModuleOfStrings ? !isForPrograms(text, place) : looksLikeText(text, place)) add(node.start, text);
      if (node.type === "BinaryExpression") return;
    }
    const children = isElement(node) ? (node.children as Node[]) : [];
    const words = children.find(isWords);
    if (words && !isInText) add(words.start, textOf(node, source));
    for (const [key, child] of childrenOf(node)) {
      const isPart = key === "children" && (words !== undefined || isInText);
      if (key !== "key" && !(isPart && isPlainText(child))) visit(child, placeOf(node, key, place), isPart);
    }
  };
  const program = parseAst(source, { lang: path.endsWith("x") ? "tsx" : "ts" });
  visit(program as unknown as Node, "");
  return found.sort((a, b) => a.start - b.start).map(({ start, text }) => ({ line: lineAt(source, start), text }));
}

/** Returns the text of a string, a template, or several joined by "+". Values are in braces, as in the source. */
function stringOf(node: Node, source: string): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [node.left as Node, node.right as Node].map((side) => stringOf(side, source));
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node.type !== "TemplateLiteral") return undefined;
  const values = node.expressions as Node[];
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }, index) => value.cooked + (values[index] ? inBraces(values[index], source) : ""))
    .join("");
}

/** Returns the text of a JSX element or a part of one, on one line as a browser would show it. */
function textOf(node: Node, source: string): string {
  if (node.type === "JSXText") return layOut(node.value as string);
  if (isElement(node)) {
    const children = node.children as Node[];
    if (children.length > 0) return children.map((child) => textOf(child, source)).join("");
    return `{${nameOf((node.openingElement as { name: Node }).name)}}`;
  }
  if (node.type !== "JSXExpressionContainer") return "";
  const value = node.expression as Node;
  return stringOf(value, source) ?? inBraces(value, source);
}

/** Removes what JSX removes: line breaks and the white space around them. */
function layOut(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? begun : begun.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
}

const isElement = ({ type }: Node): boolean => type === "JSXElement" || type === "JSXFragment";
const isWords = (node: Node): boolean => node.type === "JSXText" && /\p{L}/u.test(node.value as string);

/** Returns whether a part of an element is plain text. */
function isPlainText(node: Node): boolean {
  if (node.type === "JSXText") return true;
  return node.type === "JSXExpressionContainer" && /Literal$/.test((node.expression as Node).type);
}

/** Returns the name of the attribute, field or function to which a string is passed. */
function placeOf(node: Node, key: string, place: string): string {
  if (node.type === "JSXAttribute") return (node.name as { name: string }).name;
  if (isElement(node)) return key === "children" ? "children" : "";
  if (node.type === "Property" && key === "value") return nameOf(node.key as Node);
  if (node.type === "VariableDeclarator") return nameOf(node.id as Node);
  if (/^(?:Call|New)Expression$/.test(node.type)) return key === "arguments" ? nameOf(node.callee as Node) : "";
  if (node.type === "TaggedTemplateExpression") return nameOf(node.tag as Node);
  return /^(?:Conditional|Logical|Array|TSAs|TSSatisfies|TemplateLiteral|JSXExpression)/.test(node.type) ? place : "";
}

function nameOf(node: Node): string {
  if (node.type === "MemberExpression") return nameOf(node.property as Node);
  return String(node.name ?? node.value ?? "");
}

function inBraces(node: Node, source: string): string {
  return `{${source.slice(node.start, node.end)}}`;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function childrenOf(node: Node): (readonly [string, Node])[] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child] as const),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
