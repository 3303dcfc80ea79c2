import type { Batch, BatchFile } from "@rewright/contract/batches";
import { expect, test } from "vitest";
import { isOpen, summaryOf } from "./batch-state.ts";

const batchOf = (...states: BatchFile["state"][]): Batch => ({
  id: "",
  createdAt: "",
  expiresAt: "",
  mode: "premium",
  files: states.map((state, index) => ({
    id: String(index),
    name: "a.txt",
    state,
    progress: 0,
    words: null,
    engine: null,
    problem: null,
    mistakes: null,
  })),
});

test("the summary of a batch also counts files that are not uploaded yet", () => {
  expect(summaryOf(batchOf(), 2)).toBe("0 of 2 files ready");
  expect(summaryOf(batchOf("done"), 1)).toBe("1 of 2 files ready");
});

test.each<[BatchFile["state"][], string, boolean]>([
  [[], "No files yet", false],
  [["waiting"], "0 of 1 file ready", true],
  [["running", "done"], "1 of 2 files ready", true],
  [["failed", "done", "done"], "2 of 3 files ready, 1 failed", false],
  [["done"], "Ready", false],
  [["done", "done"], "All 2 files are ready", false],
])('a batch with files in the states %j has the summary "%s"', (states, summary, open) => {
  expect(summaryOf(batchOf(...states), 0)).toBe(summary);
  expect(isOpen(batchOf(...states))).toBe(open);
});
