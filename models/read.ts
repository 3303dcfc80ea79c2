import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Models } from "@rewright/engine";

/** The trained models of this folder, as the engine takes them. */
export function readModels(): Models {
  const read = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, name));
  return { languageModel: read("language-model.bin"), detector: read("detector.bin") };
}
