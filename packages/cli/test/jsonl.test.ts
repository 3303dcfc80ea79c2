import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { rewright, startRewright } from "./rewright.ts";

const lines = (out: string): unknown[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

test("writes one result a line, in order, each like a run of its own", () => {
  const texts = ["In order to win, train.", "She sings.", "They utilize 3 tools."];
  const input = texts.map((text, i) => JSON.stringify({ id: `t${i}`, text })).join("\n");
  const { status, out, err } = rewright(["humanize", "--jsonl"], input);
  expect(err).toBe("");
  expect(status).toBe(0);
  expect(lines(out)).toEqual(
    texts.map((text, i) => ({ id: `t${i}`, ...JSON.parse(rewright(["humanize", "--json"], text).out) })),
  );
});

test("answers each line when it comes, not at the end", async () => {
  const command = startRewright(["humanize", "--jsonl"]);
  const answers = createInterface(command.stdout);
  for (const id of [1, 2]) {
    command.stdin.write(`${JSON.stringify({ id, text: "She sings." })}\n`);
    const [answer] = await once(answers, "line");
    expect(JSON.parse(answer)).toMatchObject({ id, text: "She sings." });
  }
  command.stdin.end();
  expect(await once(command, "exit")).toEqual([0, null]);
});

test("answers a bad line with its error, goes on, and ends with status 1", () => {
  const input = Buffer.concat([
    Buffer.from('\uFEFF{"id":1,"text":"She sings."}\r\n\n{"id":2}\nnot json\n[1]\n{"id":{"a":1},"text":"\\ud800"}\n"'),
    Buffer.from([0xff, 0x0a]),
    Buffer.from('{"text":"He sings."}'),
  ]);
  const { status, out, err } = rewright(["humanize", "--jsonl"], input);
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

test("ends without a complaint when its reader has seen enough", async () => {
  const command = startRewright(["humanize", "--jsonl"]);
  let complaint = "";
  command.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  command.stdin.on("error", () => {});
  command.stdout.destroy();
  command.stdin.end(`${JSON.stringify({ text: "She sings. ".repeat(100) })}\n`.repeat(200));
  const [status] = await once(command, "exit");
  expect(complaint).toBe("");
  expect(status).toBe(0);
});
