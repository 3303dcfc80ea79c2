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
  test("is the word that depends on the verb as its subject", () => {
    const { tree, place, form } = read("The old woman sold her house.");
    expect(form(subjectOf(tree, place("sold")))).toBe("woman");
  });
  test("is the subject of the first of joined verbs if the second has none", () => {
    const { tree, place, form } = read("She bought a barn and painted it.");
    expect(form(subjectOf(tree, place("painted")))).toBe("She");
  });
});

test("the object of a verb is the main word of the object's phrase, and undefined for a verb without an object", () => {
  const { tree, place, form } = read("They sold the two old houses when they left.");
  expect(form(objectOf(tree, place("sold")))).toBe("houses");
  expect(objectOf(tree, place("left"))).toBeUndefined();
});

test("the conjuncts of one of several joined words are all the others", () => {
  const { tree, place, form } = read("We sell apples, pears and plums.");
  expect(conjunctsOf(tree, place("apples")).map(form)).toEqual(["pears", "plums"]);
  expect(conjunctsOf(tree, place("plums")).map(form)).toEqual(["apples", "pears"]);
});

test("a verb is passive if it has a passive auxiliary, and active otherwise", () => {
  const { tree, place } = read("The bridge was closed in May.");
  expect(isPassive(tree, place("closed"))).toBe(true);
  const active = read("The town closed the bridge in May.");
  expect(isPassive(active.tree, active.place("closed"))).toBe(false);
});

test("an adjective before its noun is attributive, and an adjective behind “is” is not", () => {
  const { tree, place } = read("The old bridge is strong.");
  expect([isAttributive(tree, place("old")), isAttributive(tree, place("strong"))]).toEqual([true, false]);
});

test("a search for the children with a relation also finds those with a subtype of the relation", () => {
  const { tree, place, form } = read("The bridge was closed by the town.");
  expect(childrenBy(tree, place("closed"), "nsubj", "obl").map(form)).toEqual(["bridge", "town"]);
});
