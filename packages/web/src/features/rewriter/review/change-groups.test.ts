import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { chooseSentence, listChanges } from "../state/result-state.ts";
import { groupChanges } from "./change-groups.ts";

const sentences = ["Moreover, we utilize oak.", "It is hard – and heavy.", "We like it."];

test("[PAGES-100] changes are grouped by kind, with the user's own first, and keep their order within a group", () => {
  const given = resultFor(
    sentences.join(" "),
    [
      { before: "Moreover, we", after: "We also" },
      { before: "utilize", after: "use" },
      { before: " –", after: "," },
      { before: "heavy", after: "weighty" },
    ],
    sentences,
  );
  const rules = ["additive-openers", "plain-verbs", "dashes", "plain-adjectives"];
  const edits = given.result.edits.map((edit, index) => ({ ...edit, rule: rules[index]! }));
  const state = chooseSentence({ ...given, result: { ...given.result, edits } }, 2, "We love it.");
  const groups = groupChanges(state, listChanges(state));
  expect(groups.map(({ kind, changes }) => [kind, changes.map(({ parts }) => parts[0]!.after)])).toEqual([
    ["own", ["We love it."]],
    ["links", ["We also"]],
    ["words", ["use", "weighty"]],
    ["punctuation", [","]],
  ]);
});
