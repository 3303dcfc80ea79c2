import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { readText } from "./read.ts";
import { scopeProblem } from "./scope.ts";

const { tag } = engine;

function problem(source: string, answer: string): ReturnType<typeof scopeProblem> {
  const [old, now] = [source, answer].map((text) => readText(tag, text, []));
  return scopeProblem(old!, now!);
}

test.each([
  [
    "what is denied and what is not change places",
    "The lid is not blue; the box is blue.",
    "The box is not blue; the lid is blue.",
    "lid",
  ],
  [
    "a reason is denied in the place of another",
    "He did not leave because of the cold; he left because of the noise.",
    "He did not leave because of the noise; he left because of the cold.",
    "cold",
  ],
  [
    "a “not” moves to another verb",
    "The judge did not find that the firm had lied.",
    "The judge found that the firm had not lied.",
    "find",
  ],
  [
    "a “not” moves out of a relative clause",
    "The patients who were not treated recovered quickly.",
    "The patients who were treated did not recover quickly.",
    "treat",
  ],
  [
    "a “not” moves from a quality to a relative clause",
    "The witness who arrived was not young.",
    "The witness who did not arrive was young.",
    "young",
  ],
  [
    "a “not” moves from “is clear” into the clause with “that”",
    "It is not clear that he paid.",
    "It is clear that he did not pay.",
    "clear",
  ],
  [
    "a “not” moves into a relative clause",
    "The mule that kicked was not old.",
    "The mule that did not kick was old.",
    "old",
  ],
])("a rewrite is refused if %s", (_, source, answer, word) => {
  expect(problem(source, answer)).toEqual({ code: "negation", word });
});

test.each([
  [
    "a “not” that may be before either verb",
    "I do not think that the guard lied.",
    "I think that the guard did not lie.",
  ],
  ["parts in another order", "The film was not long; it was dull.", "The film was dull, but it was not long."],
  [
    "a list in another order",
    "She did not bring a coat, a hat or gloves.",
    "She did not bring gloves, a hat or a coat.",
  ],
  [
    "clauses in another order",
    "When the postman came, the dog did not bark.",
    "The dog did not bark when the postman came.",
  ],
  ["“not only”", "The plan was not only cheap; it was quick.", "The plan was quick; it was not only cheap."],
  ["“must” as “duty”", "The guard must lock the gate.", "It is the duty of the guard to lock the gate."],
  ["“not true that” as “not”", "It is not true that he paid.", "He did not pay."],
  [
    "a relative clause with its “not”",
    "The mule that did not kick was old.",
    "The mule that did not kick was an old one.",
  ],
  ["“may” as “allowed”", "Guests are allowed to use the pool.", "Guests may use the pool."],
])("a rewrite with an equivalent negation or duty is accepted: %s", (_, source, answer) => {
  expect(problem(source, answer)).toBeUndefined();
});
