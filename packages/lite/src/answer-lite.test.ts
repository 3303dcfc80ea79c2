import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { beforeAll, expect, test } from "vitest";
import { answerLite, LiteRefusal } from "./answer-lite.ts";

const plan = { name: "Free", wordsPerRequest: 20 };
const text = "In order to see the sea, we utilized the van.";
let ask: (path: string, fields: object) => object;

beforeAll(() => {
  const engine = createEngine(readModels());
  ask = (path, fields) => answerLite(engine, plan, path, fields);
});

/** Returns the code and message with which a request is refused. */
function refusalOf(path: string, fields: object): [string, string] {
  try {
    ask(path, fields);
  } catch (error) {
    if (error instanceof LiteRefusal) return [error.code, error.message];
    throw error;
  }
  throw new Error("The request was answered.");
}

test("Lite answers each kind of request with the defaults of the API", () => {
  const result = ask("/hum", { text_content: text });
  expect(result).toMatchObject({
    transformed_text: "To see the sea, we used the van.",
    engine: "lite",
    seed: 1,
    findings: [],
  });
  expect(ask("/hum/measure", { text })).toMatchObject({ stats: { words: 10 }, likeness: { likeness: null } });
  expect(ask("/hum/alternatives", { sentence: text, wordings: [text] })).toMatchObject({
    alternatives: expect.arrayContaining([expect.any(String)]),
    synonyms: [expect.any(Array)],
  });
  const fixes = ask("/hum/fixes", { sentences: [text], mode: "standard", seed: 1, keep: [] });
  expect(fixes).toMatchObject({ sentences: [expect.arrayContaining([expect.objectContaining({ start: 0 })])] });
});

test("[BEYOND-149] words to keep, to replace and never to add apply to each kind of request", () => {
  const lists = { keep: ["in order to"], replacements: [{ from: "sea", to: "ocean" }], never: ["use"] };
  const { transformed_text: rewritten } = ask("/hum", { text_content: text, ...lists }) as { transformed_text: string };
  expect(rewritten).toMatch(/^In order to see the ocean/);
  expect(rewritten).not.toMatch(/\buse/);
  const { alternatives } = ask("/hum/alternatives", { sentence: text, ...lists }) as { alternatives: string[] };
  for (const other of alternatives) {
    expect(other.toLowerCase()).toContain("in order to");
    expect(other).not.toMatch(/\buse/);
  }
  const fixes = ask("/hum/fixes", { sentences: [text], mode: "standard", seed: 1, ...lists });
  expect(JSON.stringify(fixes)).toContain("kept_by_you");
});

test("a request for another version of a text that has only one version gets a notice that there is no other", () => {
  const [one, other] = [1, 2].map((seed) =>
    ask("/hum", { text_content: "The sea is blue.", seed, unlike: seed === 2 ? [1] : [] }),
  );
  expect(one).toMatchObject({ transformed_text: "The sea is blue." });
  expect(other).toMatchObject({ findings: [{ code: noOtherVersionCode }] });
});

test("an empty text or one over the plan's word limit is refused, but a text to measure may be twice as long", () => {
  const long = "word ".repeat(21);
  const message = "Free plan supports up to 20 words per request. This text has 21.";
  expect(refusalOf("/hum", { text_content: long })).toEqual(["too_many_words", message]);
  expect(refusalOf("/hum/fixes", { sentences: [long], mode: "standard", seed: 1, keep: [] })[0]).toBe("too_many_words");
  expect(refusalOf("/hum/alternatives", { sentence: " \u200b" })[0]).toBe("empty_text");
  expect(ask("/hum/measure", { text: long })).toMatchObject({ stats: { words: 21 } });
  expect(refusalOf("/hum/measure", { text: "word ".repeat(41) })[0]).toBe("too_many_words");
  expect(refusalOf("/hum", { text_content: "ü".repeat(500) })[0]).toBe("too_large");
});

test("requests for Humanize Pro, invalid requests and other paths are refused", () => {
  for (const pro of [{ ultra: true }, { mode: "premium" }])
    expect(refusalOf("/hum", { text_content: text, ...pro })[0]).toBe("premium_required");
  expect(refusalOf("/hum", { text_content: text, level: 11 })).toEqual([
    "invalid_input",
    "level must be a whole number from 1 to 10.",
  ]);
  for (const path of ["/hum/runs", "/api/history", "toString"]) expect(refusalOf(path, {})[0]).toBe("not_found");
});
