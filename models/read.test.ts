import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "@rewright/engine";
import { expect, test } from "vitest";
import { readModelFiles, readModels, toModels } from "./read.ts";

interface Entry {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}
const { models }: { models: Entry[] } = JSON.parse(readFileSync(join(import.meta.dirname, "manifest.json"), "utf8"));

test.each(models)("the model file $name has the size and hash that the manifest states", ({ name, size, sha256 }) => {
  const file = join(import.meta.dirname, name);
  expect(statSync(file).size).toBe(size);
  expect(createHash("sha256").update(readFileSync(file)).digest("hex")).toBe(sha256);
});

test("the table of collocations has at most 900 KB", () => {
  expect(statSync(join(import.meta.dirname, "collocations.bin")).size).toBeLessThanOrEqual(900_000);
});

test("the table of words has at most 2 MB", () => {
  expect(statSync(join(import.meta.dirname, "vocabulary.bin")).size).toBeLessThanOrEqual(2_000_000);
});

test("[BEYOND-61] the model files are in memory that all threads share, and every thread reads the same models", () => {
  const files = readModelFiles();
  for (const bytes of Object.values(files)) expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(toModels(structuredClone(files)).lexicon).toEqual(readModels().lexicon);
});

test("an engine can be created from the model files of this folder", () => {
  expect(createEngine(readModels()).languageModel.order).toBeGreaterThan(2);
});
