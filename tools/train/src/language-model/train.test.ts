import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { decodeLanguageModel, firstWord, type LanguageModel } from "@rewright/engine/training";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trainLanguageModel } from "./train.ts";

const folder = mkdtempSync(join(tmpdir(), "train-"));
const prose = join(folder, "prose.txt.gz");
const passages = join(folder, "passages.jsonl.gz");

beforeAll(() => {
  const lines = Array.from({ length: 200 }, (_, i) =>
    i % 2 === 0 ? "The plans depend on the data, and the data depend on us." : "Thou sawest the ship upon the sea.",
  );
  writeFileSync(prose, gzipSync(`${lines.join("\n")}\n`));
  const labelled = [
    { source: "lmdoc_digitalgov", text: "The plans depend on the data." },
    { source: "lmdoc_standardebooks", text: "Thou sawest the ship." },
  ];
  writeFileSync(passages, gzipSync(`${labelled.map((passage) => JSON.stringify(passage)).join("\n")}\n`));
});

afterAll(() => rmSync(folder, { recursive: true }));

test("a model trained on a few sentences predicts them, and training again gives the same model", async () => {
  const { bytes, figures } = await trainLanguageModel({ prose, passages });
  const model = decodeLanguageModel(bytes);
  const known = model.read("The plans depend on the data").ids;
  const swapped = model.read("The plans depend the on data").ids;
  expect(model.surprise(known, 4)).toBeLessThan(20);
  expect(model.surprise(swapped, 4)).toBeGreaterThan(model.surprise(known, 4));
  for (const context of [known.slice(0, 1), known.slice(0, 3), known.slice(0, 5)])
    expect(Math.abs(sumAfter(model, context, figures.words!) - 1)).toBeLessThan(0.05);
  expect(figures.trainedOnModernTokens).toBeLessThan(figures.trainedOnTokens!);
  expect(figures.perplexity).toBeLessThan(3);
  expect(Buffer.from((await trainLanguageModel({ prose, passages })).bytes).equals(bytes)).toBe(true);
});

/** Returns the sum of the probabilities of all tokens after a context. */
function sumAfter(model: LanguageModel, context: readonly number[], words: number): number {
  let sum = 0;
  for (let id = 0; id < words + firstWord; id++) sum += 2 ** (-model.surprise([...context, id], context.length) / 10);
  return sum;
}
