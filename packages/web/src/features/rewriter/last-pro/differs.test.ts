import { expect, test } from "vitest";
import { differs } from "./differs.ts";

test("the versions by Pro and Lite are offered for comparison only if both exist and differ", () => {
  expect(differs({ transformed_text: "It rained.", lite_text: "It rained hard." })).toBe(true);
  expect(differs({ transformed_text: "It rained.", lite_text: "It rained." })).toBe(false);
  expect(differs({ transformed_text: "It rained." })).toBe(false);
});
