import { expect, test } from "vitest";
import { rewright } from "./rewright.ts";

const lines = (out: string): unknown[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

test("[BEYOND-14] --jsonl prints one result per line, in order, each the same as from a separate run", async () => {
  const texts = ["In order to win, train.", "She sings.", "They utilize 3 tools."];
  const input = texts.map((text, i) => JSON.stringify({ id: `t${i}`, text })).join("\n");
  const { status, out, err } = await rewright(["humanize", "--jsonl"], input);
  expect(err).toBe("");
  expect(status).toBe(0);
  const alone = await Promise.all(texts.map((text) => rewright(["humanize", "--json"], text)));
  expect(lines(out)).toEqual(alone.map(({ out }, i) => ({ id: `t${i}`, ...JSON.parse(out) })));
});

test("--jsonl prints an error for an invalid line, continues with the others, and ends with status 1", async () => {
  const input = Buffer.concat([
    Buffer.from('\uFEFF{"id":1,"text":"She sings."}\r\n\n{"id":2}\nnot json\n[1]\n{"id":{"a":1},"text":"\\ud800"}\n"'),
    Buffer.from([0xff, 0x0a]),
    Buffer.from('{"text":"He sings."}'),
  ]);
  const { status, out, err } = await rewright(["humanize", "--jsonl"], input);
  expect(err).toBe("");
  expect(status).toBe(1);
  expect(lines(out)).toMatchObject([
    { id: 1, text: "She sings." },
    { id: 2, error: expect.stringContaining('"text"') },
    { error: expect.stringContaining("not JSON") },
    { error: expect.stringContaining("not an object") },
    { id: { a: 1 }, error: expect.stringContaining("surrogate") },
    { error: expect.stringContaining("UTF-8") },
    { text: "He sings." },
  ]);
  expect(lines(out).at(-1)).not.toHaveProperty("id");
});
