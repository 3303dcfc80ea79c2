import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createRandom } from "../random.ts";

/**
 * A labelled text: 1 for machine-written, 0 for human-written. White space is collapsed, because line breaks would
 * reveal the source.
 */
export interface Row {
  readonly source: string;
  readonly domain: string;
  readonly label: 0 | 1;
  readonly text: string;
}

/** The sources of texts from which a published model may be trained, according to their licences. */
const permitted = new Set("authenticheck dnagpt_human fdgpt_human imbd l2r maia outfox_valid".split(" "));

export function isPermitted({ source }: Row): boolean {
  return permitted.has(source) || (source.startsWith("lmdoc_") && !source.includes("_NC_"));
}

export function readRows(file: string): Row[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return lines.map((line) => {
    const { source, domain, label, text } = JSON.parse(line) as Row;
    return { source, domain, label, text: collapse(text) };
  });
}

/**
 * The number of subjects among which the paragraphs are divided. The file does not name the books and pages that they
 * come from.
 */
const paragraphSubjects = 14;

/** Reads longer paragraphs from the language model's training data, as further examples of human writing. */
export function readParagraphs(file: string, count: number): Row[] {
  const paragraphs = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  const long = paragraphs.filter((paragraph) => paragraph.split(" ").length >= 80);
  const random = createRandom(9);
  return Array.from({ length: count }, (_, i) => {
    const text = collapse(long[Math.floor(random() * long.length)]!);
    return { source: "human_lm", domain: `prose ${i % paragraphSubjects}`, label: 0, text };
  });
}

export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
