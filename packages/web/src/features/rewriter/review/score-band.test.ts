import { expect, test } from "vitest";
import { bandOf, bandOfLengths } from "./score-band.ts";

test("[PAGES-97] an AI score is good below 35%, mixed from 35%, and bad from 65%", () => {
  expect([0, 0.349, 0.35, 0.649, 0.65, 1].map(bandOf)).toEqual(["good", "good", "mixed", "mixed", "bad", "bad"]);
});

test("[PAGES-97] sentences of varied lengths are good and those of equal lengths bad; a text with few sentences is not rated", () => {
  expect(bandOfLengths([4, 25, 9, 17, 6])).toBe("good");
  expect(bandOfLengths([12, 20, 14, 24])).toBe("bad");
  expect(bandOfLengths([10, 20, 12, 24, 9])).toBe("mixed");
  expect(bandOfLengths([15, 15, 15, 15])).toBe("bad");
  expect(bandOfLengths([4, 25, 9])).toBeUndefined();
});
