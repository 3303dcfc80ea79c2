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

test("a click on a word shows the synonyms of this word", () => {
  const place = { start: 7, end: 10 };
  expect(synonymsAt([{ wording: shown, place }], [ofShown], shown)).toEqual([
    { before: "big", after: "large", text: "We use large ladders.", whole: true },
  ]);
});

test("[PAGES-93] a click on a changed word shows the synonyms of the word that it replaced, except the current one", () => {
  const worded = [
    { wording: shown, place: { start: 3, end: 6 } },
    { wording: undone, place: { start: 3, end: 10 } },
  ];
  expect(synonymsAt(worded, [ofShown, ofUndone], shown)).toEqual([
    { before: "utilize", after: "employ", text: "We employ big ladders.", whole: true },
  ]);
});

test("if no word of a sentence was clicked, the synonyms of all its words are shown", () => {
  const offered = synonymsAt([{ wording: shown, place: undefined }], [ofShown], shown);
  expect(offered.map(({ after }) => after)).toEqual(["large", "steps"]);
});

test("a click on a changed phrase does not show synonyms of a single word in it", () => {
  const place = { start: 7, end: 18 };
  const offered = synonymsAt([{ wording: shown, place }], [ofShown], shown);
  expect(offered.map(({ before, whole }) => [before, whole])).toEqual([
    ["big", false],
    ["ladders", false],
  ]);
});
