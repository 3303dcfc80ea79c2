import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { normalForm, type Token, tokenize } from "@rewright/engine/syntax";

/** The lines of a corpus as words in normal form, and how often each word has a capital inside a sentence. */
export interface CorpusWords {
  readonly lines: readonly (readonly string[])[];
  readonly capitals: ReadonlyMap<string, { readonly seen: number; readonly capitalized: number }>;
}

/** So many words in a row make a line one that holds a given sentence. */
const shared = 6;

/** A gzipped file with a paragraph a line, to be read without the lines that hold one of the given sentences. */
export interface Corpus {
  readonly file: string;
  readonly without: readonly string[];
}

/** Reads the lines of a corpus. */
export async function* readLines({ file, without }: Corpus): AsyncGenerator<string> {
  const held = new Set(without.map(wordsOf).flatMap((words) => runsOf(words).slice(0, 1)));
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) }))
    if (!runsOf(wordsOf(line)).some((run) => held.has(run))) yield line;
}

/** Reads the words of a corpus. */
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

/** Counts words that follow a word or a comma, where only names have a capital. */
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
