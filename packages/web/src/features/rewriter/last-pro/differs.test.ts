import { expect, test } from "vitest";
import { differs } from "./differs.ts";

test("the versions by Pro and Lite are compared only if both are there and not the same", () => {
  expect(differs({ transformed_text: "It rained.", lite_text: "It rained hard." })).toBe(true);
  expect(differs({ transformed_text: "It rained.", lite_text: "It rained." })).toBe(false);
  expect(differs({ transformed_text: "It rained." })).toBe(false);
});
