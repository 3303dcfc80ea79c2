import { expect, test } from "vitest";
import { hasMarkdown, stripMarkdown } from "./markdown.ts";

const cases: [name: string, markdown: string, plain: string][] = [
  ["headings", "# Plan\n\n## Next ##\nGo.", "Plan\n\nNext\nGo."],
  ["underlined headings", "Plan\n====\n\nGo.", "Plan\n\nGo."],
  ["bold", "A **very** bold and __firm__ word.", "A very bold and firm word."],
  ["italic", "An *open* and _shut_ case.", "An open and shut case."],
  ["bold in italic", "***Both*** and *a **mix** here*.", "Both and a mix here."],
  ["inline code", "Run `npm *test*` now.", "Run npm *test* now."],
  ["fenced code", "Run:\n\n```sh\nls # all\n```\n\nDone.", "Run:\n\nls # all\n\nDone."],
  ["links", 'See [the **guide**](https://example.org/a_(b) "Guide").', "See the guide."],
  ["images", "![A cat](cat.png) sits.", "A cat sits."],
  ["strikethrough", "It is ~~not~~ so.", "It is not so."],
  ["quotes", "> Be brief.\n> > Yes.", "Be brief.\nYes."],
  ["rules", "One.\n\n---\n\nTwo.", "One.\n\nTwo."],
  ["lists", "- one\n* two\n  + three\n1. four\n- [x] five", "one\ntwo\nthree\nfour\nfive"],
];

test.each(cases)("[PAGES-69] the Markdown signs of %s are found and removed", (_, markdown, plain) => {
  expect(hasMarkdown(markdown)).toBe(true);
  expect(stripMarkdown(markdown)).toBe(plain);
});

test.each([
  "Plain words only.",
  "The file_name_here and 2 * 3 * 4 = 24.",
  "It cost 5 - 3 dollars (see [1]).",
  "Well -- that is that.",
  "An e-mail: a_b@example.org, and #1 in the list.",
])("[PAGES-69] a text without Markdown is not changed: %s", (text) => {
  expect(hasMarkdown(text)).toBe(false);
  expect(stripMarkdown(text)).toBe(text);
});
