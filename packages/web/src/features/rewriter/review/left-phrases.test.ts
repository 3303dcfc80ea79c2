import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { resultUnits } from "../state/result-pieces.ts";
import { chooseSentence, listChanges, undo } from "../state/result-state.ts";
import { leftPhrases } from "./left-phrases.ts";

const sentences = ["Furthermore, we utilize oak.", "It is robust."];
const state = resultFor(sentences.join(" "), [{ before: "utilize", after: "use" }], sentences);
const phrasesOf = (shown: typeof state) =>
  leftPhrases(resultUnits(shown)).map(({ sentence, text, start, end }) => [sentence, text.slice(start, end)]);

test("[PAGES-99] the stock phrases that remain are found in the sentences as they are shown", () => {
  expect(phrasesOf(state)).toEqual([
    [0, "Furthermore"],
    [1, "robust"],
  ]);
  expect(phrasesOf(undo(state, listChanges(state)[0]!))).toContainEqual([0, "utilize"]);
  expect(phrasesOf(chooseSentence(state, 1, "It is strong."))).toEqual([[0, "Furthermore"]]);
});
