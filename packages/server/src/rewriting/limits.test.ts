import { maxAlternatives } from "@rewright/contract/limits";
import * as engine from "@rewright/engine";
import { expect, test } from "vitest";

test("the API allows as many alternatives as the engine returns", () => {
  expect(engine.maxAlternatives).toBe(maxAlternatives);
});
