import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { childrenBy, conjunctsOf, isAttributive, isPassive, objectOf, subjectOf } from "./relations.ts";

const { tag } = engine;

/** Returns the parse tree of a sentence, and functions from a word to its index and back. */
function read(text: string) {
  const [sentence] = tag(text);
  const place = (form: string): number => sentence!.words.findIndex((word) => word.text === form);
  const form = (at: number | undefined) => (at === undefined ? undefined : sentence!.words[at]!.text);
  return { tree: sentence!.tree, place, form };
}

describe("the subject of a verb", () => {
  test("is the verb's own if it has one", () => {
    const { tree, place, form } = read("The old woman sold her house.");
    expect(form(subjectOf(tree, place("sold")))).toBe("woman");
  });
  test("is that of the verb to which it is joined if it has none of its own", () => {
    const { tree, place, form } = read("She bought a barn and painted it.");
    expect(form(subjectOf(tree, place("painted")))).toBe("She");
  });
});

test("the object of a verb is the main word of its phrase, or undefined", () => {
  const { tree, place, form } = read("They sold the two old houses when they left.");
  expect(form(objectOf(tree, place("sold")))).toBe("houses");
  expect(objectOf(tree, place("left"))).toBeUndefined();
});

test("asking for the words joined to one of several gives all others", () => {
  const { tree, place, form } = read("We sell apples, pears and plums.");
  expect(conjunctsOf(tree, place("apples")).map(form)).toEqual(["pears", "plums"]);
  expect(conjunctsOf(tree, place("plums")).map(form)).toEqual(["apples", "pears"]);
});

test("a verb with a passive auxiliary is passive", () => {
  const { tree, place } = read("The bridge was closed in May.");
  expect(isPassive(tree, place("closed"))).toBe(true);
  const active = read("The town closed the bridge in May.");
  expect(isPassive(active.tree, active.place("closed"))).toBe(false);
});

test("an adjective before its noun is attributive, one behind “is” is not", () => {
  const { tree, place } = read("The old bridge is strong.");
  expect([isAttributive(tree, place("old")), isAttributive(tree, place("strong"))]).toEqual([true, false]);
});

test("asking for a relation also finds words with a subtype of it", () => {
  const { tree, place, form } = read("The bridge was closed by the town.");
  expect(childrenBy(tree, place("closed"), "nsubj", "obl").map(form)).toEqual(["bridge", "town"]);
});
