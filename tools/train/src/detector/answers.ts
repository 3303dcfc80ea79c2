import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collapse, type Row } from "./rows.ts";

const folder = join(import.meta.dirname, "..", "..", "answers");

/** The name of these texts' source. */
export const answersSource = "answers";

/**
 * Reads our own assistant-style texts: each has a heading "genre | style | topic", with a line of dashes in between.
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
