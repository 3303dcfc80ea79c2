import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Models } from "@rewright/engine";

/** The trained models of this folder, as the engine takes them. */
export function readModels(): Models {
  return { languageModel: readFileSync(join(import.meta.dirname, "language-model.bin")) };
}
