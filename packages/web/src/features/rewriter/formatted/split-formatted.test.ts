import { readFormatting } from "@rewright/documents/formatting";
import { expect, test } from "vitest";
import { splitChanged, splitFormatted } from "./split-formatted.ts";

const source = "# The plan\n\n- We **utilize *old* oak**.";
const formatting = readFormatting(source);

test("[PAGES-103] a text is split at Markdown signs and changes of format, and the joined parts give the text again", () => {
  const parts = splitFormatted(formatting, source, 0);
  expect(parts.map(({ text }) => text).join("")).toBe(source);
  expect(parts.map(({ text, shown, looks }) => [shown ?? text, looks.join(" ")]).filter(([text]) => text)).toEqual([
    ["The plan", "heading1"],
    ["\n\n", ""],
    ["• ", ""],
    ["We ", ""],
    ["utilize ", "strong"],
    ["old", "strong emphasis"],
    [" oak", "strong"],
    [".", ""],
  ]);
});

test("a part that begins within bold or other formatted text has the same format", () => {
  const offset = source.indexOf("oak");
  expect(splitFormatted(formatting, "oak", offset)).toEqual([{ text: "oak", looks: ["strong"] }]);
});

test("changed words have the format of the words that they replace, and Markdown signs in them are hidden", () => {
  const offset = source.indexOf("utilize");
  expect(splitChanged(formatting, "utilize", "use", offset)).toEqual([{ text: "use", looks: ["strong"] }]);
  expect(splitChanged(formatting, "**utilize", "**use", offset - 2)).toEqual([
    { text: "**", looks: ["strong"], shown: "" },
    { text: "use", looks: ["strong"] },
  ]);
});
