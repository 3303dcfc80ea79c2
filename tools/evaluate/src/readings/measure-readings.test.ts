import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { beforeAll, expect, test } from "vitest";
import { measureReadings, type ReadingFigures } from "./measure-readings.ts";
import type { Kind, WrongChange } from "./wrong-changes.ts";

const text =
  "The committee met on Tuesday in order to discuss the new library. Members were not able to agree on a date.";
const wrong = (kind: Kind, quote: string, atFault?: readonly number[]): WrongChange => {
  return { kind, text, quote, atFault, why: "made up" };
};

let figures: ReadingFigures;
beforeAll(() => {
  figures = measureReadings(createEngine(readModels()), {
    seen: 9,
    wrong: [
      wrong("grammar", "on Tuesday {in order to=>to} discuss"),
      wrong("grammar", "{in order to=>to} discuss the {new=>blue} library"),
      wrong("meaning", "the new {library=>hangar}."),
      wrong("meaning", "{in order to=>to} discuss the {new=>blue} library", [2]),
      wrong("clumsy", "{in order to=>to} discuss the {new=>blue} library", [1]),
    ],
  });
});

test("changes that readers found wrong are counted by kind if the engine still makes them wholly or in part", () => {
  expect(figures).toMatchObject({
    seen: 9,
    kinds: [
      { kind: "grammar", found: 2, made: 2, madeWhole: 1 },
      { kind: "meaning", found: 2, made: 0, madeWhole: 0 },
      { kind: "clumsy", found: 1, made: 1, madeWhole: 1 },
    ],
  });
});

test("the quotes of wrong changes that are still made are kept for people to read", () => {
  expect(figures.kinds[0]!.quotes).toEqual([
    "1 of 1: on Tuesday {in order to=>to} discuss\n  made up",
    "1 of 2: {in order to=>to} discuss the {new=>blue} library\n  made up",
  ]);
});
