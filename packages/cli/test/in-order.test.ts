import { expect, test } from "vitest";
import { answerLines } from "../src/answer-lines.ts";
import { inOrder } from "../src/in-order.ts";
import { collect, streamOf } from "./rewright.ts";

/** Items that are counted as they are read. */
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

/** Work that ends when the test says so. */
function heldWork() {
  const begun: { finish(): void; readonly signal: AbortSignal }[] = [];
  const work = (item: number, signal: AbortSignal) =>
    new Promise<string>((resolve) => begun.push({ finish: () => resolve(`done ${item}`), signal }));
  return { begun, work };
}

/** Resolves when everything that waits for nothing else is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("items are worked on side by side, no more than may be read ahead, and come in order", async () => {
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

test("what was read before the source failed is yielded first", async () => {
  async function* failing() {
    yield "read";
    throw new Error("gone");
  }
  const results = inOrder(failing(), 4, async (item) => item);
  expect(await results.next()).toEqual({ value: "read", done: false });
  await expect(results.next()).rejects.toThrow("gone");
});

test("when the results are no longer wanted, running work is aborted and no more input is read", async () => {
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

test("a line whose text cannot be answered gets the error, and the others their answers", async () => {
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
