import { createKeyTable, tokenize, type WordFeatures, wordFeatures } from "@rewright/engine/syntax";
import { expect, test } from "vitest";
import type { RunTask } from "../tasks/run-tasks.ts";
import { jackknife } from "./jackknife.ts";
import type { TaggedSentence } from "./train-tagger.ts";

const noClasses = {
  table: createKeyTable(new Int32Array()),
  fine: new Uint16Array(),
  capitals: new Uint8Array(),
  ambiguities: new Uint8Array(),
  mediumOf: new Uint16Array(),
  coarseOf: new Uint16Array(),
};

test("each sentence is tagged by a tagger that was not trained on it", async () => {
  const sentences: TaggedSentence[] = Array.from({ length: 520 }, (_, s) => ({
    features: wordFeatures(tokenize("Yes"), noClasses),
    tags: Int32Array.of(s),
  }));
  const runTask = (async (_: string, task: { sentences: TaggedSentence[]; unseen: WordFeatures[] }) => {
    const seen = new Set(task.sentences.map(({ features }) => features));
    expect(task.unseen.some((features) => seen.has(features))).toBe(false);
    return task.unseen.map((features) => Int32Array.of(sentences.findIndex((own) => own.features === features)));
  }) as unknown as RunTask;
  const guessed = await jackknife({ sentences, size: 1 }, runTask);
  expect(guessed).toEqual(sentences.map(({ tags }) => tags));
});
