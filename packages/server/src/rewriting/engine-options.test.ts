import { levels } from "@rewright/contract/plans";
import { humanizeInput, modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { toAsked } from "./engine-options.ts";

const asked = (given: object) => toAsked(humanizeInput.parse({ text_content: "A text.", ...given }));
const styles = modes.filter((mode) => mode !== "premium");

test.each(styles)("Ultra run in the style %s asks the engines for that mode, at the highest level", (style) => {
  for (const given of [{ mode: "premium" }, { ultra: true }, { ultra: true, mode: "shorten" }]) {
    const { options, ultra } = asked({ ...given, style, level: 2 });
    expect([options.mode, options.level, ultra]).toEqual([style, levels.max, true]);
  }
});

test("Ultra run without a style is standard", () => {
  expect(asked({ mode: "premium" })).toEqual(asked({ mode: "premium", style: "standard" }));
  expect(asked({ ultra: true }).options.mode).toBe("standard");
});

test("without Ultra run a style has no effect", () => {
  expect(asked({ mode: "formal", style: "academic" })).toEqual(asked({ mode: "formal" }));
  expect(asked({ style: "academic" })).toEqual(asked({ mode: "standard" }));
});
