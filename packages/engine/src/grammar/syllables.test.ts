import { expect, test } from "vitest";
import { countSyllables } from "./syllables.ts";

const counted = `
  1 the a be cat walked used made while strength eyes fruit tasks called piece voice
  2 table people something being create business every quiet science poem handled trying safely prism rhythm player
  2 widely layer someone choices reaches maybe facebook useful therefore
  3 area idea video media employee period element recipe beautiful library obvious actual studying
  3 continue exercise database genuine visited behavior radio settlement theory
  4 society variety technology experience biology algorithm mechanism priority evaluate appreciate material January
  4 HTML HTTP's
  5 university individual simultaneous communication creativity opportunity
  3 API up-to-date FBI
`;

const cases = counted
  .trim()
  .split("\n")
  .flatMap((line): [string, number][] => {
    const [count, ...words] = line.trim().split(" ");
    return words.map((word) => [word, Number(count)]);
  });

test.each(cases)("“%s” has %i syllables", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test("text without letters has no syllables", () => {
  for (const nothing of ["", "—", "..."]) expect(countSyllables(nothing)).toBe(0);
});

test("the syllables of 200,000 letters are counted in linear time, since quadratic time would exceed the test's limit", () => {
  expect(countSyllables("A".repeat(200_000))).toBeGreaterThan(0);
});
