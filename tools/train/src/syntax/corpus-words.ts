import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { normalForm, type Token, tokenize } from "@rewright/engine/syntax";

/** The words of a corpus in normal form, line by line, and how often each word is capitalised within a sentence. */
export interface CorpusWords {
  readonly lines: readonly (readonly string[])[];
  readonly capitals: ReadonlyMap<string, { readonly seen: number; readonly capitalized: number }>;
}

/** The number of equal words in a row by which a line is recognised as containing a test sentence. */
const shared = 6;

/** A gzipped file with one paragraph per line. Lines that contain one of the sentences in `without` are skipped. */
export interface Corpus {
  readonly file: string;
  readonly without: readonly string[];
}

/** Reads the lines of a corpus, without those that contain test sentences. */
export async function* readLines({ file, without }: Corpus): AsyncGenerator<string> {
  const held = new Set(without.map(wordsOf).flatMap((words) => runsOf(words).slice(0, 1)));
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) }))
    if (!runsOf(wordsOf(line)).some((run) => held.has(run))) yield line;
}

/** Reads a corpus and counts its words. */
export async function readCorpusWords(corpus: Corpus): Promise<CorpusWords> {
  const lines: string[][] = [];
  const capitals = new Map<string, { seen: number; capitalized: number }>();
  for await (const line of readLines(corpus)) {
    const tokens = tokenize(line);
    lines.push(tokens.map(({ lower }) => normalForm(lower)));
    countCapitals(tokens, capitals);
  }
  return { lines, capitals };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(shared - 1).map((_, i) => words.slice(i, i + shared).join(" "));
}

/** Counts how often words are capitalised after another word or a comma, where only names have a capital. */
function countCapitals(tokens: readonly Token[], counts: Map<string, { seen: number; capitalized: number }>): void {
  for (let i = 1; i < tokens.length; i++) {
    const { text, lower } = tokens[i]!;
    if (!/^[\p{L},;]/u.test(tokens[i - 1]!.text)) continue;
    const word = normalForm(lower);
    const count = counts.get(word) ?? { seen: 0, capitalized: 0 };
    count.seen++;
    if (text !== lower) count.capitalized++;
    counts.set(word, count);
  }
}
