import { readFormatting } from "@rewright/documents/formatting";
import { expect, test } from "vitest";
import { splitChanged, splitFormatted } from "./split-formatted.ts";

const source = "# The plan\n\n- We **utilize *old* oak**.";
const formatting = readFormatting(source);

test("[PAGES-103] a text is cut at its signs and looks, and the parts joined are the text", () => {
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

test("a stretch from the middle of a look has that look", () => {
  const offset = source.indexOf("oak");
  expect(splitFormatted(formatting, "oak", offset)).toEqual([{ text: "oak", looks: ["strong"] }]);
});

test("changed words look as the words did that they replace, and their signs are hidden too", () => {
  const offset = source.indexOf("utilize");
  expect(splitChanged(formatting, "utilize", "use", offset)).toEqual([{ text: "use", looks: ["strong"] }]);
  expect(splitChanged(formatting, "**utilize", "**use", offset - 2)).toEqual([
    { text: "**", looks: ["strong"], shown: "" },
    { text: "use", looks: ["strong"] },
  ]);
});
