import { parseText } from "@rewright/engine";
import type { ParseCommand } from "./command.ts";
import { toConllu } from "./conllu.ts";
import { readText } from "./input.ts";
import { loadEngine } from "./load-engine.ts";
import { complain, print } from "./output.ts";
import type { Streams } from "./streams.ts";

/** Prints a grammatical analysis of the input's sentences in the CoNLL-U format. Resolves to the exit status. */
export async function printParse({ file }: ParseCommand, { stdin, stdout, stderr }: Streams): Promise<number> {
  const blocks = parseText(loadEngine(), await readText(file, stdin));
  if (!blocks) {
    complain(stderr, "This text doesn't look like English, so it wasn't parsed.");
    return 1;
  }
  let nextId = 1;
  for (const block of blocks) {
    await print(stdout, toConllu(block, nextId));
    nextId += block.sentences.length;
  }
  return 0;
}
