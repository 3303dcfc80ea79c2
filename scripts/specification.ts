import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The parts of the specification, whose first is the way in. */
export const parts: readonly string[] = [
  "docs/specification.md",
  ...readdirSync(join(root, "docs/specification"))
    .sort()
    .map((name) => `docs/specification/${name}`),
];

/** One line of a table: what the product does, where it is built, and which tests show it. */
interface Row {
  /** File and line, for whoever mends it. */
  readonly at: string;
  readonly what: string;
  /** Sentences and labels that the product says word for word, in straight quotes. */
  readonly sentences: readonly string[];
  /** What stands between backquotes: names, addresses, constants. */
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly tests: readonly { readonly path: string; readonly names: readonly string[] }[];
}

const heading = "| What | Where it is built | Tests |";

/** All rows of all tables. */
export function rows(): Row[] {
  return parts.flatMap((part) => {
    const lines = source(part).split("\n");
    let inTable = false;
    return lines.flatMap((line, index) => {
      inTable = line === heading || (inTable && line.startsWith("|"));
      return inTable && line !== heading && !/^\|[ :|-]+\|$/.test(line) ? [toRow(`${part}:${index + 1}`, line)] : [];
    });
  });
}

function toRow(at: string, line: string): Row {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  const [, what = "", place = "", test = ""] = cells;
  if (cells.length !== 5) throw new Error(`${at} has not three cells.`);
  return {
    at,
    what,
    sentences: quoted(what.replace(/`[^`]*`/g, "")),
    names: ticked(what),
    places: ticked(place),
    tests: [...test.matchAll(/`([^`]+)`([^`]*)/g)].map(([, path, rest]) => ({ path: path!, names: quoted(rest!) })),
  };
}

const quoted = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, sentence]) => sentence!);
const ticked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const known = new Map<string, string>();

/** What is in a file of the repository. */
export function source(path: string): string {
  const text = known.get(path) ?? readFileSync(join(root, path), "utf8");
  known.set(path, text);
  return text;
}

/** The titles of a file's tests, of what they are grouped by, and of their steps. */
export function testNames(path: string): string[] {
  const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)\]])\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  return [...source(path).matchAll(title)].map(([, , name]) => name!);
}

/**
 * True when the files say the sentence: what stands in braces in it may be anything, and so may the way in which it is
 * put together in the source.
 */
export function isSaid(sentence: string, paths: readonly string[]): boolean {
  const said = paths.map((path) => plain(source(path))).join(" ");
  const fragments = sentence.split(/\{[^}]*\}/).map((fragment) => plain(fragment).trim());
  return fragments.every((fragment) => said.includes(fragment));
}

/** Source without joints of strings, escapes and line ends. */
function plain(text: string): string {
  return text
    .replace(/["'`]\s*\+\s*["'`]/g, "")
    .replaceAll('{" "}', " ")
    .replaceAll("\\", "")
    .replace(/\s+/g, " ");
}
