import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Models } from "@rewright/engine";

/** Holds the bytes of this folder's files, in memory that threads share. */
export type ModelFiles = { readonly [Name in keyof Models]: Uint8Array };

const fileNames: { readonly [Name in keyof Models]: string } = {
  languageModel: "language-model.bin",
  detector: "detector.bin",
  syntax: "syntax.bin",
  collocations: "collocations.bin",
  vocabulary: "vocabulary.bin",
  lexicon: "lexicon.json",
};

/** Reads the trained models and the compiled lexicon of this folder, once for any number of threads. */
export function readModelFiles(): ModelFiles {
  const entries = Object.entries(fileNames).map(([name, file]) => {
    const content = readFileSync(join(import.meta.dirname, file));
    const bytes = new Uint8Array(new SharedArrayBuffer(content.length));
    bytes.set(content);
    return [name, bytes];
  });
  return Object.fromEntries(entries);
}

/** Returns the models of these files, in the form that the engine takes. */
export function toModels({ lexicon, ...tables }: ModelFiles): Models {
  return { ...tables, lexicon: JSON.parse(new TextDecoder().decode(lexicon.slice())) };
}

/** Returns the trained models and the compiled lexicon of this folder, in the form that the engine takes. */
export function readModels(): Models {
  return toModels(readModelFiles());
}
