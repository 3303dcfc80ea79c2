import { humanizeInput, modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { toAsked } from "./engine-options.ts";

const asked = (given: object) => toAsked(humanizeInput.parse({ text_content: "A text.", ...given }));
const styles = modes.filter((mode) => mode !== "premium");

test.each(styles)("Ultra run in the style %s uses that mode of the engines, at the chosen level", (style) => {
  for (const given of [{ mode: "premium" }, { ultra: true }, { ultra: true, mode: "shorten" }]) {
    const { options, ultra } = asked({ ...given, style, level: 2 });
    expect([options.mode, options.level, ultra]).toEqual([style, 2, true]);
  }
});

test("Ultra run sends Humanize Pro the same options as a complimentary generation in that style", () => {
  for (const style of styles) {
    expect(asked({ mode: "premium", style, level: 5 }).options).toEqual({
      ...asked({ mode: style, level: 5 }).options,
    });
  }
});

test("Ultra run without a style is standard", () => {
  expect(asked({ mode: "premium" })).toEqual(asked({ mode: "premium", style: "standard" }));
  expect(asked({ ultra: true }).options.mode).toBe("standard");
});

test("[CALLS-10] without Ultra run a style has no effect", () => {
  expect(asked({ mode: "formal", style: "academic" })).toEqual(asked({ mode: "formal" }));
  expect(asked({ style: "academic" })).toEqual(asked({ mode: "standard" }));
});
