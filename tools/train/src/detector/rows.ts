import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createRandom } from "../random.ts";

/** A labelled text: 1 machine-written, 0 human-written. White space is collapsed, since line ends betray the source. */
export interface Row {
  readonly source: string;
  readonly domain: string;
  readonly label: 0 | 1;
  readonly text: string;
}

/** Sources whose licence lets weights that were made from them be shipped; the data's manifest gives the licences. */
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

/** So many subjects the paragraphs count as: they are of many books and pages, which the file does not name. */
const paragraphSubjects = 14;

/** Reads longer paragraphs of the language model's prose, to show more kinds of human writing. */
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
