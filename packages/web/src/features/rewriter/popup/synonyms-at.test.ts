import { expect, test } from "vitest";
import { synonymsAt } from "./synonyms-at.ts";

const shown = "We use big ladders.";
const undone = "We utilize big ladders.";
const ofShown = [
  { start: 7, end: 10, after: "large", text: "We use large ladders." },
  { start: 11, end: 18, after: "steps", text: "We use big steps." },
];
const ofUndone = [
  { start: 3, end: 10, after: "use", text: shown },
  { start: 3, end: 10, after: "employ", text: "We employ big ladders." },
  { start: 11, end: 14, after: "large", text: "We utilize large ladders." },
];

test("a pressed word gets its own synonyms", () => {
  const place = { start: 7, end: 10 };
  expect(synonymsAt([{ wording: shown, place }], [ofShown], shown)).toEqual([
    { before: "big", after: "large", text: "We use large ladders.", whole: true },
  ]);
});

test("[PAGES-93] a changed word gets the synonyms of the word that it replaced, without the shown word", () => {
  const worded = [
    { wording: shown, place: { start: 3, end: 6 } },
    { wording: undone, place: { start: 3, end: 10 } },
  ];
  expect(synonymsAt(worded, [ofShown, ofUndone], shown)).toEqual([
    { before: "utilize", after: "employ", text: "We employ big ladders.", whole: true },
  ]);
});

test("a sentence in which no word was pressed gets the synonyms of all its words", () => {
  const offered = synonymsAt([{ wording: shown, place: undefined }], [ofShown], shown);
  expect(offered.map(({ after }) => after)).toEqual(["large", "steps"]);
});

test("a pressed phrase does not get synonyms of only one of its words", () => {
  const place = { start: 7, end: 18 };
  const offered = synonymsAt([{ wording: shown, place }], [ofShown], shown);
  expect(offered.map(({ before, whole }) => [before, whole])).toEqual([
    ["big", false],
    ["ladders", false],
  ]);
});
