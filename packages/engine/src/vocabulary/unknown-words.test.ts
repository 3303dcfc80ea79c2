import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { unknownWordShare } from "./unknown-words.ts";

test("[BEYOND-241] the share of unknown words counts misspelled words, and no names, numbers or codes", () => {
  expect(unknownWordShare(engine, "The committee of Kohlschütter met at 14 Rue Xqzt, see a_recieve and x2y.")).toBe(0);
  expect(unknownWordShare(engine, "they meet the enginers")).toBe(1 / 4);
  expect(unknownWordShare(engine, "")).toBe(0);
});
