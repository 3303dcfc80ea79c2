import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { changeKindOf, changeKinds } from "./change-kinds.ts";

/** Ids of the rules for fewer words that run in another stage than the other rules for wordings. */
const wordsElsewhere = ["doublets", "shorten-phrases", "shorten-words"];

test("[PAGES-100] only rules that replace words have the kind of change “words”", () => {
  const words = engine.all.filter(({ id }) => changeKindOf(id) === "words");
  const elsewhere = words.filter(({ stage }) => stage !== "wording").map(({ id }) => id);
  expect(elsewhere.sort()).toEqual(wordsElsewhere);
});

test("every kind of change belongs to a rule or to Humanize Pro", () => {
  const found = new Set([...engine.all.map(({ id }) => id), "humanize-pro"].map(changeKindOf));
  expect(changeKinds.filter((kind) => !found.has(kind))).toEqual([]);
});
