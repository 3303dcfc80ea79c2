import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collapse, type Row } from "./rows.ts";

const folder = join(import.meta.dirname, "..", "..", "answers");

/** The name under which the project's own texts are listed among the sources of training data. */
export const answersSource = "answers";

/**
 * Reads the project's own texts in the style of an AI assistant. Each has a heading "genre | style | topic", and a line
 * of dashes separates them.
 */
export function readAnswers(): Row[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return files.sort().flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split(/^---$\n(?=## )/m)
      .map((answer) => toRow(answer, name)),
  );
}

function toRow(answer: string, file: string): Row {
  const match = /^\s*## ([^|\n]+)\|[^\n]*\n([\s\S]+)$/.exec(answer);
  if (!match) throw new Error(`${file}: an answer begins with "## genre | style | topic"`);
  const text = match[2]!.replaceAll(/^#+ |^\s*(?:[-*]|\d+\.) |\*\*|__|^\s*---\s*$/gm, "");
  return { source: answersSource, domain: match[1]!.trim().toLowerCase(), label: 1, text: collapse(text) };
}
