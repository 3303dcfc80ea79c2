import { globSync } from "node:fs";
import { parseAst } from "vitest/node";
import { root, source } from "./read-requirements.ts";

/** A title with ids, of a test, a group of tests or a step: `it("[PAGES-3, RULES-8] an empty text is refused", …)`. */
export interface TitledTest {
  readonly file: string;
  /** The title without ids, preceded by the titles of its groups. */
  readonly title: string;
  readonly ids: readonly string[];
}

/** A node of the syntax tree: its type, its position, and its other properties. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const files = ["{packages,models,tools,scripts,bench}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"];
const exclude = ["**/node_modules/**"];

/** Returns the titles with ids of all tests, in the order of the files. */
export function findTests(): TitledTest[] {
  return globSync(files, { cwd: root, exclude })
    .sort()
    .flatMap((file) => readTests(file, source(file)));
}

/** Returns the test titles with ids in a file. Skipped tests are left out. */
export function readTests(file: string, text: string): TitledTest[] {
  const found: TitledTest[] = [];
  const visit = (node: Node, groups: readonly string[]): void => {
    const call = titleOf(node, text);
    if (call?.isSkipped) return;
    const [, ids = "", title = ""] = /^(?:\[([^\]]*-\d[^\]]*)\] )?(.*)$/s.exec(call?.title ?? "") ?? [];
    const titles = call ? [...groups, title] : groups;
    if (ids) found.push({ file, title: titles.join(" › "), ids: ids.split(", ") });
    for (const child of childrenOf(node)) visit(child, titles);
  };
  visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as Node, []);
  return found;
}

/**
 * Returns the title of a call of `test`, `it` or `describe`, or of a method such as `test.each(…)`; undefined for other
 * calls.
 */
function titleOf(node: Node, text: string): { title: string; isSkipped: boolean } | undefined {
  if (node.type !== "CallExpression") return undefined;
  const called = /^(?:test|it|describe)\b/.test(sourceOf(node, text));
  const title = called ? textOf((node.arguments as Node[])[0], text) : undefined;
  if (title === undefined) return undefined;
  return { title, isSkipped: /\.(?:skip|todo|fixme)$/.test(sourceOf(node.callee as Node, text)) };
}

const sourceOf = ({ start, end }: Node, text: string): string => text.slice(start, end);

/** Returns the text of a string or template literal. Placeholders of a template stay in braces. */
function textOf(node: Node | undefined, text: string): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return undefined;
  const values = (node.expressions as Node[]).map((value) => `{${sourceOf(value, text)}}`);
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }, index) => value.cooked + (values[index] ?? "")).join("");
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
