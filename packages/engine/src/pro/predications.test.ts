import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { predicationsIn } from "./predications.ts";
import { readText } from "./read.ts";

const { tag } = engine;

test.each([
  ["an object", "The baker fed the geese.", "feed", { subjects: ["baker"], agents: [], others: ["goose"] }],
  ["an agent", "The geese were fed by the baker.", "feed", { subjects: ["goose"], agents: ["baker"], others: [] }],
  ["“by” before a time", "The storm damaged the roof by noon.", "damage", { subjects: ["storm"], agents: [] }],
  ["a relative clause", "We thanked the man who helped me.", "help", { subjects: ["man"], others: ["i"] }],
  ["one with its own subject", "We thanked the man I helped.", "help", { subjects: ["i"], others: ["man"] }],
  ["a shared subject", "The firm sold boats and bought ropes.", "buy", { subjects: ["firm"], others: ["rope"] }],
])("a verb with %s: %s", (_, text, lemma, names) => {
  const predication = predicationsIn(readText(tag, text, [])).find(({ verb }) => verb.lemma === lemma)!;
  const { subjects, agents, others } = predication;
  expect({ subjects: [...subjects], agents: [...agents], others: [...others] }).toMatchObject(names);
});

test.each([
  ["present", "The firm sells boats."],
  ["past", "The firm was selling boats."],
  ["under way", "The firm is selling boats."],
  ["done", "The firm has sold boats."],
  [undefined, "The boats were sold."],
  [undefined, "The firm can sell boats."],
])("a verb's time is %s: %s", (time, text) => {
  expect(predicationsIn(readText(tag, text, [])).map((predication) => predication.time)).toEqual([time]);
});

test("what “be” says of a thing may be denied", () => {
  const predications = predicationsIn(readText(tag, "The witness who arrived was not young.", []));
  expect(predications.map(({ verb, isDenied }) => [verb.lower, isDenied])).toEqual([
    ["arrived", false],
    ["young", true],
  ]);
});
