import { expect, test } from "vitest";
import { scriptEngineClient } from "../../test/scripted-engine-client.ts";
import { createPro } from "../index.ts";
import type { Part } from "../pro.ts";

const text = "One.\n\nTwo.";
const run = (over: object = {}) => ({ signal: new AbortController().signal, owner: undefined, priority: 0, ...over });

test("without a language model, the local engine rewrites the text, and unchanged parts are delivered too", async () => {
  const engineClient = scriptEngineClient();
  engineClient.rewriteDeeper = async () => ({
    result: { text: "One.\n\nTwice.", choices: [] },
    parts: [
      { start: 0, end: 6, text: "One.\n\n" },
      { start: 6, end: 10, text: "Twice." },
    ],
  });
  const pro = createPro({ engineClient, model: undefined });
  const parts: Part[] = [];
  const outcome = await pro.rewrite(text, {}, run({ onPart: (part: Part) => parts.push(part) }));
  expect(pro.kind).toBe("pro_local");
  expect(outcome).toMatchObject({ engine: "pro_local", isPartlyLite: false, isStopped: false, delivered: 2 });
  expect(parts.map(({ index, engine }) => [index, engine])).toEqual([
    [0, "original"],
    [1, "pro_local"],
  ]);
});

/** Creates an engine client that searches until it is aborted. */
function searching() {
  const engineClient = scriptEngineClient();
  engineClient.rewriteDeeper = (_text, _options, { signal }) =>
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  return engineClient;
}

test("a user who stops during the search gets no parts and an unchanged text", async () => {
  const stop = new AbortController();
  const outcome = createPro({ engineClient: searching(), model: undefined }).rewrite(
    text,
    {},
    run({ stop: stop.signal }),
  );
  setTimeout(() => stop.abort());
  expect(await outcome).toMatchObject({ delivered: 0, isStopped: true, result: { text } });
});

test("aborting during the search rejects with the abort reason", async () => {
  const gone = new AbortController();
  const outcome = createPro({ engineClient: searching(), model: undefined }).rewrite(
    text,
    {},
    run({ signal: gone.signal }),
  );
  setTimeout(() => gone.abort(new Error("the page was closed")));
  await expect(outcome).rejects.toThrow("the page was closed");
});

test("an error of the engine client rejects the call", async () => {
  const engineClient = scriptEngineClient();
  engineClient.rewriteDeeper = () => Promise.reject(new Error("out of memory"));
  await expect(createPro({ engineClient, model: undefined }).rewrite(text, {}, run())).rejects.toThrow("out of memory");
});
