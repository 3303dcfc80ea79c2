import { describe, expect, test } from "vitest";
import type { LabelledSentence } from "./model-answers.ts";
import { byLabels, findsPlace } from "./readers.ts";

const pair = (wording: string) => ({ n: 1, source: "As it was.", new: wording });

describe("a simulated reader that follows the labels", () => {
  const sentences: LabelledSentence[] = [
    { text: "The heron waits.", label: "ok" },
    { text: "It seems tired.", label: "soft" },
    { text: "It never eats, and sleeps.", label: "bad" },
  ];
  const isFaithful = byLabels(sentences);

  test.each(["The heron waits.", "It seems tired.", "The heron waits. It seems tired."])("accepts %j", (wording) => {
    expect(isFaithful(pair(wording))).toBe(true);
  });

  test.each([
    ["a bad sentence", "It never eats, and sleeps."],
    ["a bad sentence among others", "The heron waits. It never eats, and sleeps."],
    ["part of a bad sentence", "It never eats"],
    ["a sentence without a label", "The heron left."],
  ])("refuses %s", (_, wording) => {
    expect(isFaithful(pair(wording))).toBe(false);
  });
});

describe('a simulated reader that recognises the damaged passage "never eats. It sleeps."', () => {
  const isFaithful = findsPlace("never eats. It sleeps.");

  test.each([
    ["the sentences that contain it", "The heron never eats. It sleeps."],
    ["a sentence that contains a part of it", "It sleeps."],
  ])("refuses %s", (_, wording) => {
    expect(isFaithful(pair(wording))).toBe(false);
  });

  test("accepts other sentences", () => {
    expect(isFaithful(pair("The heron eats. It wakes."))).toBe(true);
  });
});
