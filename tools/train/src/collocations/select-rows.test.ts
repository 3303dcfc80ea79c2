import { countKey, pairKey } from "@rewright/engine/collocations";
import { expect, test } from "vitest";
import { selectRows } from "./select-rows.ts";

const { words, pairs } = selectRows(
  new Map([
    ["pay\tV obj\tattention", 30],
    ["pay\tV obj\tvisit", 2],
    ["see\tV obj\tvisit", 1],
  ]),
);

test("pairs of words that occurred more than once are selected", () => {
  expect(pairs).toEqual([
    { key: pairKey("pay", "V obj", "attention"), count: 30 },
    { key: pairKey("pay", "V obj", "visit"), count: 2 },
  ]);
});

test("relations and frequent words are selected with their counts, and rare words are not", () => {
  expect(words).toEqual([
    { key: countKey("relation", "V obj", ""), count: 33 },
    { key: countKey("head", "V obj", "pay"), count: 32 },
    { key: countKey("dependent", "V obj", "attention"), count: 30 },
  ]);
});
