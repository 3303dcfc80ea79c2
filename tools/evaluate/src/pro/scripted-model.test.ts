import { expect, test } from "vitest";
import { findsPlace } from "./readers.ts";
import { scriptModel } from "./scripted-model.ts";

const nonce = "0123456789abcdef";
const asker = { signal: new AbortController().signal, priority: 0, owner: undefined };
const ask = (task: "rewrite" | "check", tag: string, content: string) => {
  const messages = [
    { role: "system", content: "Rules." } as const,
    { role: "user", content: `Do this.\n<${tag}-${nonce}>\n${content}\n</${tag}-${nonce}>` } as const,
  ];
  return { task, messages, nonce, seed: 1, temperature: 0, maxTokens: 100 };
};
const script = (reader = findsPlace("no place")) =>
  scriptModel({ answers: new Map([["It rained.", "Rain fell."]]), reader });

test("the simulated model gives each answer once, and no answer for a passage that has none", async () => {
  const { model } = script();
  expect(await model.ask(ask("rewrite", "text", "It snowed."), asker)).toBe("");
  expect(await model.ask(ask("rewrite", "text", "It rained."), asker)).toBe("Rain fell.");
  expect(await model.ask(ask("rewrite", "text", "It rained."), asker)).toBe("");
});

test("each pair of texts gets the reader's verdict under its own number", async () => {
  const pairs = [
    { n: 1, source: "It rained.", new: "Rain fell." },
    { n: 2, source: "It snowed.", new: "It never snowed." },
  ];
  const said = await script(findsPlace("never snowed")).model.ask(ask("check", "pairs", JSON.stringify(pairs)), asker);
  expect(JSON.parse(said)).toEqual({
    pairs: [
      { n: 1, faithful: true, difference: "" },
      { n: 2, faithful: false, difference: expect.stringMatching(/\w/) },
    ],
  });
});

test("the tokens of all requests are counted, and those of each passage's first request separately", async () => {
  const { model, tokens } = script();
  await model.ask(ask("rewrite", "text", "It rained."), asker);
  const plain = Math.ceil(("Rules.".length + ask("rewrite", "text", "It rained.").messages[1]!.content.length) / 4) + 3;
  expect(tokens).toEqual({ all: plain, plain });
  await model.ask(ask("rewrite", "text", "It rained."), asker);
  await model.ask(ask("check", "pairs", "[]"), asker);
  expect(tokens.plain).toBe(plain);
  expect(tokens.all).toBeGreaterThan(2 * plain - 3);
});

test("a request without tags around the passage is refused", async () => {
  await expect(script().model.ask(ask("rewrite", "passage", "It rained."), asker)).rejects.toThrow("<text-NONCE>");
});
