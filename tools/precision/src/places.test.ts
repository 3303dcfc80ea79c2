import { createRandom } from "@rewright/evaluate/sample";
import { expect, test } from "vitest";
import { drawPlaces, placesOf } from "./places.ts";
import { scriptedRewriting } from "./scripted-rewriting.ts";

const often = "They {utilize=>use}(0) it.";
const mixed = "They {utilize it=>use this}(0 1) there.";
const texts = [
  scriptedRewriting("often", Array(20).fill(often)),
  scriptedRewriting("rare-1", [often]),
  scriptedRewriting("rare-2", [often, mixed]),
];
const places = placesOf(texts, new Set([0])).get(0)!;
const drawn = (count: number, seed: number) => drawPlaces(places, count, createRandom(seed));

test("only changes of the wanted entries and rules are returned", () => {
  expect(places).toHaveLength(23);
  expect([...placesOf(texts, new Set([1])).values()].flat()).toHaveLength(1);
});

test("the drawn changes come from as many different texts as possible", () => {
  for (const seed of [1, 2, 3])
    expect(new Set(drawn(3, seed).map(({ rewriting }) => rewriting.id))).toEqual(
      new Set(["often", "rare-1", "rare-2"]),
    );
});

test("changes that several entries produced together are drawn last", () => {
  expect(drawn(22, 1).every(({ change }) => change.sources.length === 1)).toBe(true);
  expect(drawn(23, 1).at(-1)!.change.sources).toEqual([0, 1]);
});

test("the same seed draws the same changes, and another seed other ones", () => {
  expect(drawn(5, 1)).toEqual(drawn(5, 1));
  expect(drawn(5, 1)).not.toEqual(drawn(5, 2));
});
