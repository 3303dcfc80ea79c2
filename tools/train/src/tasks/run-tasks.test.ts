import { createKeyTable, tokenize, wordFeatures } from "@rewright/engine/syntax";
import { expect, test } from "vitest";
import { trainTagRows } from "../syntax/train-tagger.ts";
import { createRunTask } from "./run-tasks.ts";

const noClasses = {
  table: createKeyTable(new Int32Array()),
  fine: new Uint16Array(),
  capitals: new Uint8Array(),
  ambiguities: new Uint8Array(),
  mediumOf: new Uint16Array(),
  coarseOf: new Uint16Array(),
};

const noun = 0;
const verb = 1;
const sentences = ["dogs bark", "cats sleep", "dogs sleep", "cats bark"].map((text) => ({
  features: wordFeatures(tokenize(text), noClasses),
  tags: Int32Array.of(noun, verb),
}));

test("a task has the same result in a thread as without one", { timeout: 30_000 }, async () => {
  const lesson = { sentences, size: 2 };
  const rows = trainTagRows(lesson);
  expect(rows.keys.length).toBeGreaterThan(0);
  expect(await createRunTask()("trainTagRows", lesson)).toEqual(rows);
});

test("if a task fails in a thread, the caller gets its error", { timeout: 30_000 }, async () => {
  const noSuchFile = { file: "no-such-file.txt.gz", without: [] };
  await expect(createRunTask()("learnWordClasses", noSuchFile)).rejects.toThrow();
});
