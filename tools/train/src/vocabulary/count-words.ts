import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { createTagger } from "@rewright/engine/classify";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";
import type { Writing } from "@rewright/engine/vocabulary";
import { isPermitted, type Row } from "../detector/rows.ts";

/**
 * Patterns for the domains and sources of formal and of informal passages by human writers. Other passages can be
 * either.
 */
const writingOf: Readonly<Record<Writing, RegExp>> = {
  formal:
    /^(?:abstract|academic|AcademicResearch|EducationMaterial|Environmental|GovernmentPublic|health-qa|news|NewsArticle|textbook|wiki|lmdoc_digitalgov)$/,
  informal: /^(?:essay-school|fiction|FoodCusine|OnlineContent|PersonalCommunication|reddit|story|lmdoc_ewt)$/,
};

/** How often a word form and its lemma occurred. The key is "writing TAB corpus TAB form TAB lemma". */
export type WordCounts = ReadonlyMap<string, number>;

/** The part of two files that a thread reads: the lines whose number modulo `parts` is `part`. */
export interface WordTask {
  /** A file of labelled passages, whose domains say how formal they are. */
  readonly passages: string;
  /** A file of paragraphs. Their words tell how formal they are. */
  readonly prose: string;
  readonly syntax: Uint8Array;
  readonly part: number;
  readonly parts: number;
}

/**
 * The fewest words of a paragraph, and the least mean evidence per word (in nats) from which it counts as formal or
 * informal.
 */
const [fewest, least] = [20, 0.15];
const plain = /^[a-z]+(?:-[a-z]+)*$/;

/** Counts the words in the task's part of both files, separately for formal and informal writing. */
export async function countWords({ passages, prose, syntax, part, parts }: WordTask): Promise<WordCounts> {
  const tag = createTagger(createSyntax(decodeSyntax(syntax)));
  const counts = new Map<string, number>();
  const read = (text: string, writing: Writing, corpus: string): void => {
    for (const { lower, lemma, pos } of tag(text).flatMap(({ words }) => words)) {
      if (pos === "PROPN" || !plain.test(lower)) continue;
      const key = `${writing}\t${corpus}\t${lower}\t${lemma}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  };
  const seen: Record<Writing, Map<string, number>> = { formal: new Map(), informal: new Map() };
  let number = 0;
  for await (const { text, writing } of readPassages(passages)) {
    for (const word of wordsOf(text)) seen[writing].set(word, (seen[writing].get(word) ?? 0) + 1);
    if (number++ % parts === part) read(text, writing, "passages");
  }
  const leaning = leaningBy(seen);
  number = 0;
  for await (const line of linesOf(prose)) {
    if (number++ % parts !== part) continue;
    const words = wordsOf(line);
    const mean = words.reduce((sum, word) => sum + leaning(word), 0) / words.length;
    if (words.length >= fewest && Math.abs(mean) > least) read(line, mean > 0 ? "formal" : "informal", "prose");
  }
  return counts;
}

/** Reads the passages by human writers that have a suitable licence and are clearly formal or clearly informal. */
async function* readPassages(file: string): AsyncGenerator<{ text: string; writing: Writing }> {
  for await (const line of linesOf(file)) {
    const row = JSON.parse(line) as Row;
    if (row.label === 1 || !isPermitted(row)) continue;
    const kinds = (["formal", "informal"] as const).filter((kind) =>
      [row.domain, row.source].some((name) => writingOf[kind].test(name)),
    );
    if (kinds.length === 1) yield { text: row.text, writing: kinds[0]! };
  }
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file).pipe(createGunzip()) });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Returns a function that says how strongly a word suggests formal writing, by naive Bayes. */
function leaningBy({ formal, informal }: Record<Writing, ReadonlyMap<string, number>>): (word: string) => number {
  const all = new Set([...formal.keys(), ...informal.keys()]).size / 2;
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, all);
  const totals = Math.log(sum(informal) / sum(formal));
  return (word) => Math.log(((formal.get(word) ?? 0) + 0.5) / ((informal.get(word) ?? 0) + 0.5)) + totals;
}
