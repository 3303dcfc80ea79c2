import { describe, expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { shownEdits } from "../files/shown-edits.ts";
import { diffParts, resultUnits, shownSentence, shownText } from "../state/result-pieces.ts";
import { chooseSentence, listChanges, type ResultState, redo, redoAll, undo, undoAll } from "../state/result-state.ts";
import { editShown } from "./edit-shown.ts";

const text = "We utilize ladders.\n\n  Prior to noon, they commence painting. Nobody falls.";
const sentences = ["We utilize ladders.", "Prior to noon, they commence painting.", "Nobody falls."];
const state = resultFor(
  text,
  [
    { before: "utilize", after: "use" },
    { before: "Prior to", after: "Before", group: 1 },
    { before: "commence", after: "start", group: 1 },
  ],
  sentences,
);
const shown = (of: ResultState) => shownText(resultUnits(of));
/** Returns the state of a result after the user has replaced one string by another. */
const retype = (of: ResultState, before: string, after: string) => editShown(of, shown(of).replace(before, after));
/** Returns the changes of a result as "before → after", in order. */
const changesOf = (of: ResultState) =>
  listChanges(of).map(
    ({ kind, parts }) => `${kind}: ${parts.map((part) => `${part.before}→${part.after}`).join(", ")}`,
  );

test("[PAGES-89] a word that the user types is one change, and the other changes stay and can be undone", () => {
  const typed = retype(state, "ladders", "long ladders");
  expect(shown(typed)).toBe("We use long ladders.\n\n  Before noon, they start painting. Nobody falls.");
  expect(changesOf(typed)).toEqual(["edit: utilize→use", "typed: →long ", "edit: Prior to→Before, commence→start"]);
  const [edit, own] = listChanges(typed);
  expect(shown(undo(typed, own!))).toBe(shown(state));
  expect(shown(undo(typed, edit!))).toContain("We utilize long ladders.");
  expect(own!.reason).toBe("Edited by you.");
});

test("a word that is typed letter by letter is one change", () => {
  let typing = state;
  for (const letter of " very slowly") {
    const at = shown(typing).indexOf(" painting");
    const before = shown(typing);
    typing = editShown(typing, before.slice(0, at) + letter + before.slice(at));
  }
  expect(shown(typing)).toContain("they start very slowly painting");
  expect(changesOf(typing)[2]).toBe("typed: →very slowly ");
  expect(listChanges(typing)).toHaveLength(3);
});

test.each(["", " ", "\n\n"])(
  "words that are typed letter by letter after the end of the text, beginning with %j, stay there",
  (before) => {
    const added = `${before}A last line of my own, and one more.`;
    let typing = state;
    for (const letter of added) typing = editShown(typing, shown(typing) + letter);
    expect(shown(typing)).toBe(shown(state) + added);
    expect(listChanges(typing).filter(({ kind }) => kind === "typed")).toHaveLength(1);
    for (let left = added.length; left > 0; left--) typing = editShown(typing, shown(typing).slice(0, -1));
    expect(shown(typing)).toBe(shown(state));
  },
);

test("typing directly before a changed word does not affect that word's change", () => {
  let typing = state;
  for (const letter of "now ") {
    const at = shown(typing).indexOf("use ladders");
    const before = shown(typing);
    typing = editShown(typing, before.slice(0, at) + letter + before.slice(at));
  }
  expect(changesOf(typing).slice(0, 2)).toEqual(["typed: →now ", "edit: utilize→use"]);
});

test("[PAGES-89] typing into a changed word replaces its change; undoing or reverting the typing restores it", () => {
  const typed = retype(state, "use", "employ");
  expect(changesOf(typed)[0]).toBe("typed: utilize→employ");
  expect(shown(undo(typed, listChanges(typed)[0]!))).toBe(shown(state));
  expect(retype(typed, "employ", "use")).toEqual(state);
});

test("if the user types over one part of a change with several parts, the other part stays and can be undone separately", () => {
  const typed = retype(state, "start", "begin");
  expect(shown(typed)).toContain("Before noon, they begin painting.");
  const group = listChanges(typed).find(({ kind, parts }) => kind === "edit" && parts[0]!.after === "Before")!;
  const undone = undo(typed, group);
  expect(shown(undone)).toContain("Prior to noon, they begin painting.");
  const again = redo(undone, listChanges(undone).find(({ id }) => id === group.id)!);
  expect(shown(again)).toBe(shown(typed));
});

test("cutting a sentence with its space is one change, and undoing it restores the sentence", () => {
  const typed = retype(state, " Nobody falls.", "");
  expect(shown(typed)).toBe("We use ladders.\n\n  Before noon, they start painting.");
  const change = listChanges(typed).at(-1)!;
  expect(change.parts.map(({ before }) => before)).toEqual(["Nobody falls."]);
  expect(shown(undo(typed, change))).toBe(shown(state));
  expect(shown(redo(undo(typed, change), listChanges(undo(typed, change)).at(-1)!))).toBe(shown(typed));
});

test("the user can join two sentences or two paragraphs by typing", () => {
  const joined = retype(state, "painting. Nobody", "painting, and nobody");
  expect(shown(joined)).toContain("they start painting, and nobody falls.");
  const paragraphs = retype(state, "ladders.\n\n  Before", "ladders. Before");
  expect(shown(paragraphs)).toBe("We use ladders. Before noon, they start painting. Nobody falls.");
  expect(changesOf(paragraphs)).toContain("edit: Prior to→Before, commence→start");
  expect(changesOf(paragraphs)).toContain("typed: (line break)→(space)");
});

test("typing into a sentence with a chosen wording replaces that wording, and choosing another wording replaces the typing", () => {
  const chosen = chooseSentence(state, 2, "No one falls.");
  const typed = retype(chosen, "No one falls", "No one ever falls");
  expect(changesOf(typed).at(-1)).toBe("typed: Nobody falls.→No one ever falls.");
  expect(shown(undo(typed, listChanges(typed).at(-1)!))).toBe(shown(chosen));
  const other = chooseSentence(typed, 2, "All is well.");
  expect(shownSentence(other, 2)).toBe("All is well.");
  expect(other.typed).toEqual([]);
});

test("after typing over a chosen wording, both can be undone, and the typing can be redone", () => {
  const typed = retype(chooseSentence(state, 0, "Ladders help us."), "help", "serve");
  const back = undo(typed, listChanges(typed)[0]!);
  const plain = undo(back, listChanges(back).find(({ kind }) => kind === "choice")!);
  expect(shown(plain)).toBe(shown(state));
  expect(shown(redo(plain, listChanges(plain).find(({ kind }) => kind === "typed")!))).toBe(shown(typed));
});

test("undoing all changes gives the original, and redoing them gives the typed text", () => {
  const typed = retype(retype(state, "ladders", "old ladders"), "falls", "ever falls");
  expect(shown(undoAll(typed))).toBe(text);
  expect(shown(redoAll(undoAll(typed)))).toBe(shown(typed));
});

test("typing over an undone change replaces it", () => {
  const typed = retype(state, "ladders", "stairs");
  const back = undo(typed, listChanges(typed)[1]!);
  const again = retype(back, "ladders", "steps");
  expect(changesOf(again).slice(0, 2)).toEqual(["edit: utilize→use", "typed: ladders→steps"]);
});

test("if a whole new text is pasted, the changes in words that both texts share are kept", () => {
  const pasted = editShown(state, "We all use ladders.\n\n  Before noon, they start painting walls.");
  expect(changesOf(pasted)).toEqual(expect.arrayContaining(["edit: utilize→use", "typed: →all "]));
  expect(shown(editShown(state, ""))).toBe("");
  expect(shown(editShown(editShown(state, ""), "New."))).toBe("New.");
});

describe("after any sequence of random edits by the user,", () => {
  const passage = resultFor(
    "# Plan\n\nAnn, who left, ran very fast. She utilize  the “old” car in order to win. Yes. No? It is so.\n- One",
    [
      { before: ", who left,", after: "" },
      { before: "very ", after: "" },
      { before: "utilize", after: "uses" },
      { before: "in order to", after: "to", group: 1 },
      { before: " win", after: ", at last, win", group: 1 },
      { before: "", after: ",", from: 92 },
    ],
    ["Ann, who left, ran very fast.", "She utilize  the “old” car in order to win.", "Yes.", "No?", "It is so."],
  );

  test("[PAGES-89] the shown text is exactly the typed one, and undoing the edits one by one gives the earlier texts", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const written = ["", "", " ", "x", "new", "two words ", ".\n\nA", "😀", "uses", ", "];
    for (let round = 0; round < 60; round++) {
      let current: ResultState = passage;
      for (let step = 0; step < 12; step++) {
        const before = shown(current);
        const at = random(before.length + 1);
        const to = Math.min(before.length, at + random(random(4) === 0 ? 60 : 6));
        const after = before.slice(0, at) + written[random(written.length)] + before.slice(to);
        current = editShown(current, after);
        expect(shown(current)).toBe(after);
        if (random(6) === 0) {
          const sentence = random(passage.result.sentences.length);
          current = chooseSentence(current, sentence, `Other words ${step}.`);
          expect(shownSentence(current, sentence)).toBe(`Other words ${step}.`);
          continue;
        }
        const parts = diffParts(resultUnits(current));
        expect(parts.map((part) => part.before).join("")).toBe(passage.original);
        const edits = shownEdits(resultUnits(current));
        const made = edits.reduceRight((t, e) => t.slice(0, e.start) + e.after + t.slice(e.end), passage.original);
        expect(made).toBe(after);
        const changes = listChanges(current);
        const change = changes[random(changes.length)];
        if (!change || random(3) > 0) continue;
        const toggled = change.active ? undo(current, change) : redo(current, change);
        expect(toggled).not.toEqual(current);
        current = toggled;
      }
      expect(shown(undoAll(current))).toBe(passage.original);
    }
  });
});
