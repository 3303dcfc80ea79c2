import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "..", "models");
const manifest = join(folder, "manifest.json");

/** Returns the path of a model's file. */
export function modelFile(name: string): string {
  return join(folder, name);
}

/** The licence of the models. It is the repository's own, which the licences of the training data permit. */
const licence = "MIT";

/** A model's entry in the file that lists all models. */
export interface ModelNotes {
  readonly version: string;
  readonly trainedOn: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** Writes a model to the folder of models, and updates its entry in their list. */
export function writeModel(name: string, bytes: Uint8Array, { version, trainedOn, figures }: ModelNotes): void {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const entry = { name, version, size: bytes.length, sha256, licence, trainedOn, figures: rounded(figures) };
  const { models }: { models: { name: string }[] } = JSON.parse(readFileSync(manifest, "utf8"));
  const others = models.filter((model) => model.name !== name);
  const sorted = [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(modelFile(name), bytes);
  writeFileSync(manifest, `${JSON.stringify({ models: sorted }, undefined, 2)}\n`);
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure.toPrecision(4))]));
}
