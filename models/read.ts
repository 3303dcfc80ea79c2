import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Models } from "@rewright/engine";

/** Returns the trained models and the compiled lexicon of this folder, in the form that the engine takes. */
export function readModels(): Models {
  const read = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, name));
  const lexicon = JSON.parse(readFileSync(join(import.meta.dirname, "lexicon.json"), "utf8"));
  return {
    languageModel: read("language-model.bin"),
    detector: read("detector.bin"),
    syntax: read("syntax.bin"),
    collocations: read("collocations.bin"),
    vocabulary: read("vocabulary.bin"),
    lexicon,
  };
}
