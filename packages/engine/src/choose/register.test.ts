import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Mode } from "../options.ts";
import { lowersRegister } from "./register.ts";

/** Returns whether writing `after` in place of `before` makes the sentence less formal than the mode allows. */
function isLower(text: string, before: string, after: string, mode: Mode = "academic"): boolean {
  const start = text.indexOf(before);
  const parts = [{ start, end: start + before.length, after }];
  return lowersRegister(engine, engine.tag(text)[0]!, parts, mode);
}

test.each([
  ["They purchase seed in May.", "purchase", "buy"],
  ["The reason is evident.", "evident", "clear"],
  ["She encountered a wolf.", "encountered", "ran into"],
  ["The birds possessed great strength.", "possessed", "had"],
  ["Although it is old, the bridge holds.", "Although", "But"],
  ["The rule is difficult to apply.", "difficult", "hard"],
])("in academic mode, a less formal wording is refused: in “%s”, “%s” replaced by “%s”", (text, before, after) => {
  expect(isLower(text, before, after)).toBe(true);
  expect(isLower(text, before, after, "standard")).toBe(false);
});

test.each([
  ["They buy seed in May.", "buy", "purchase"],
  ["The study had an impact on the law.", "had an impact on", "affected"],
  ["It rained due to the fact that it was May.", "due to the fact that", "because"],
  ["It is, in fact, a barn.", ", in fact,", ""],
  ["They utilize the data.", "utilize", "use"],
])(
  "in academic and formal mode, a wording that is formal enough is accepted: in “%s”, “%s” replaced by “%s”",
  (text, before, after) => {
    expect(isLower(text, before, after)).toBe(false);
    expect(isLower(text, before, after, "formal")).toBe(false);
  },
);

test("academic mode also keeps the formal word “upon” inside a phrase, and simple mode does not", () => {
  expect(isLower("They left upon arrival in the town.", "upon arrival", "on arrival")).toBe(true);
  expect(isLower("They left upon arrival in the town.", "upon arrival", "on arrival", "simple")).toBe(false);
});
