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

test("a word that was pressed has its own synonyms", () => {
  const place = { start: 7, end: 10 };
  expect(synonymsAt([{ wording: shown, place }], [ofShown], shown)).toEqual([
    { before: "big", after: "large", text: "We use large ladders.", whole: true },
  ]);
});

test("[PAGES-93] a changed word has those of the word that it replaced, without what is shown", () => {
  const worded = [
    { wording: shown, place: { start: 3, end: 6 } },
    { wording: undone, place: { start: 3, end: 10 } },
  ];
  expect(synonymsAt(worded, [ofShown, ofUndone], shown)).toEqual([
    { before: "utilize", after: "employ", text: "We employ big ladders.", whole: true },
  ]);
});

test("where no word was pressed, all words of the sentence have theirs", () => {
  const offered = synonymsAt([{ wording: shown, place: undefined }], [ofShown], shown);
  expect(offered.map(({ after }) => after)).toEqual(["large", "steps"]);
});

test("of a phrase that was pressed, a synonym for one of its words is not one for the whole", () => {
  const place = { start: 7, end: 18 };
  const offered = synonymsAt([{ wording: shown, place }], [ofShown], shown);
  expect(offered.map(({ before, whole }) => [before, whole])).toEqual([
    ["big", false],
    ["ladders", false],
  ]);
});
