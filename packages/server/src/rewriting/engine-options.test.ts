import { humanizeInput, modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { toAsked } from "./engine-options.ts";

const asked = (given: object) => toAsked(humanizeInput.parse({ text_content: "A text.", ...given }));
const styles = modes.filter((mode) => mode !== "premium");

test.each(styles)(
  "a request for Humanize Pro in the style %s uses the mode of that name, at the requested strength",
  (style) => {
    for (const given of [{ mode: "premium" }, { ultra: true }, { ultra: true, mode: "shorten" }]) {
      const { options, ultra } = asked({ ...given, style, level: 2 });
      expect([options.mode, options.level, ultra]).toEqual([style, 2, true]);
    }
  },
);

test("a Pro request gets the same options as a free Pro generation in the same style", () => {
  for (const style of styles) {
    expect(asked({ mode: "premium", style, level: 5 }).options).toEqual({
      ...asked({ mode: style, level: 5 }).options,
    });
  }
});

test("a Pro request without a style uses the standard style", () => {
  expect(asked({ mode: "premium" })).toEqual(asked({ mode: "premium", style: "standard" }));
  expect(asked({ ultra: true }).options.mode).toBe("standard");
});

test("[CALLS-10] the style is ignored in a request that is not for Humanize Pro", () => {
  expect(asked({ mode: "formal", style: "academic" })).toEqual(asked({ mode: "formal" }));
  expect(asked({ style: "academic" })).toEqual(asked({ mode: "standard" }));
});
