import { expect, test } from "vitest";
import { answerLines } from "../src/answer-lines.ts";
import { inOrder } from "../src/in-order.ts";
import { collect, streamOf } from "./rewright.ts";

/** Creates a source of numbered items that records which of them were read. */
function source(count: number) {
  const read: number[] = [];
  async function* items() {
    for (let item = 0; item < count; item++) {
      read.push(item);
      yield item;
    }
  }
  return { read, items: items() };
}

/** Creates work that ends only when the test calls `finish`. */
function heldWork() {
  const begun: { finish(): void; readonly signal: AbortSignal }[] = [];
  const work = (item: number, signal: AbortSignal) =>
    new Promise<string>((resolve) => begun.push({ finish: () => resolve(`done ${item}`), signal }));
  return { begun, work };
}

/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("several items are processed at the same time, no more than the limit are read ahead, and results come in order", async () => {
  const { read, items } = source(5);
  const { begun, work } = heldWork();
  const got: string[] = [];
  const all = (async () => {
    for await (const result of inOrder(items, 3, work)) got.push(result);
  })();
  await settled();
  expect(read).toEqual([0, 1, 2]);
  begun[2]!.finish();
  begun[1]!.finish();
  await settled();
  expect([read, got]).toEqual([[0, 1, 2], []]);
  begun[0]!.finish();
  await settled();
  expect([read, got]).toEqual([
    [0, 1, 2, 3, 4],
    ["done 0", "done 1", "done 2"],
  ]);
  begun[3]!.finish();
  begun[4]!.finish();
  await all;
  expect(got).toEqual(["done 0", "done 1", "done 2", "done 3", "done 4"]);
});

test("if the source fails, the results of the items already read are returned before the error", async () => {
  async function* failing() {
    yield "read";
    throw new Error("gone");
  }
  const results = inOrder(failing(), 4, async (item) => item);
  expect(await results.next()).toEqual({ value: "read", done: false });
  await expect(results.next()).rejects.toThrow("gone");
});

test("when no more results are wanted, running work is aborted and no more input is read", async () => {
  const { read, items } = source(9);
  const { begun, work } = heldWork();
  const results = inOrder(items, 2, work);
  const first = results.next();
  await settled();
  begun[0]!.finish();
  await first;
  expect(begun[1]!.signal.aborted).toBe(false);
  await results.return(undefined);
  expect(begun[1]!.signal.aborted).toBe(true);
  await settled();
  expect(read).toEqual([0, 1]);
});

test("if one line cannot be processed, its output is an error, and the other lines get their results", async () => {
  const stdout = collect();
  const stdin = streamOf('{"id":1,"text":"good"}\n{"id":2,"text":"bad"}\n{"id":3,"text":"good"}\n');
  const answer = async (text: string) => {
    if (text === "bad") throw new Error("no way");
    return { text };
  };
  expect(await answerLines(undefined, { stdin, stdout }, { answer, ahead: 2 })).toBe(1);
  const lines = stdout.text().trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { id: 1, text: "good" },
    { id: 2, error: "the text could not be answered: no way" },
    { id: 3, text: "good" },
  ]);
});
