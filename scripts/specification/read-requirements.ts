import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** The files of the specification: the overview, and one file with tables for each subject. */
export const parts: readonly string[] = [
  "docs/specification.md",
  ...globSync("docs/specification/*.md", { cwd: root }).sort(),
];

const heading = "| Id | What | Tests |";

/** A row of the specification: what the product does, and which tests show it. */
export interface Requirement {
  readonly id: string;
  /** The file and line of the row. */
  readonly at: string;
  readonly what: string;
  /** The sentences and labels in straight quotes, which the product must contain word for word. */
  readonly sentences: readonly string[];
  /** The names in backquotes: identifiers, addresses and constants. */
  readonly names: readonly string[];
}

const read = new Map<string, string>();

/** Returns the text of a file in the repository. */
export function source(path: string): string {
  const text = read.get(path) ?? readFileSync(join(root, path), "utf8");
  read.set(path, text);
  return text;
}

/** Returns the rows of all tables in the specification. */
export function requirements(): Requirement[] {
  return parts.flatMap((part) => {
    const rows: Requirement[] = [];
    mapRows(source(part), (cells, line) => {
      rows.push(toRequirement(part, line, cells));
      return cells;
    });
    return rows;
  });
}

/** The three cells of a row: id, what the product does, and tests. */
export type Cells = readonly [id: string, what: string, tests: string];

/** Returns a page in which the cells of each table row are replaced by the result of `map`. */
export function mapRows(page: string, map: (cells: Cells, line: number) => Cells): string {
  let inTable = false;
  const lines = page.split("\n").map((line, index) => {
    inTable = line === heading || (inTable && line.startsWith("|"));
    if (!inTable || line === heading || /^\|[ :|-]+\|$/.test(line)) return line;
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    if (cells.length !== 3) throw new Error(`Line ${index + 1} has ${cells.length} cells instead of three: ${line}`);
    const [id = "", what = "", tests = ""] = cells.map((cell) => cell.trim());
    return `| ${map([id, what, tests], index + 1).join(" | ")} |`;
  });
  return lines.join("\n");
}

/** Returns the prefix of the ids in a file of the specification, which is made from the file's name. */
export function prefixOf(part: string): string {
  return basename(part, ".md").toUpperCase();
}

function toRequirement(part: string, line: number, [id, cell]: Cells): Requirement {
  const at = `${part}:${line}`;
  const what = cell.replaceAll("\\|", "|");
  return { id, at, what, sentences: quoted(what.replace(/`[^`]*`/g, "")), names: ticked(what) };
}

const quoted = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, sentence]) => sentence!);
const ticked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
