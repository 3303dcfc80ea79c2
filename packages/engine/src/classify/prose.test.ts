import { expect, test } from "vitest";
import { readProse } from "./prose.ts";

test("the prose of a text is on one line and lacks headings, code, tables and markup", () => {
  const text =
    "# Title\n\nOne **bold**\nline with [a link](https://example.com).\n\n```\ncode();\n```\n\n- first\n- second\n";
  const prose = readProse(text);
  expect(prose.text.trim()).toBe("One bold line with a link. first second");
  for (const [position, character] of [...prose.text].entries()) {
    if (character !== " ") expect(text[prose.origins[position]!]).toBe(character);
  }
});

test("in a text's prose, any run of white space becomes one space", () => {
  const { text } = readProse("One  two\tthree\u00a0four.\n\n\nFive\r\nsix.");
  expect(text.trim()).toBe("One two three four. Five six.");
});
