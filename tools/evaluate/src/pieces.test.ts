import { expect, test } from "vitest";
import { losses, ownWords } from "./pieces.ts";

test.each([
  ["Set `max_size` first.", "Set `size` first.", ["code `max_size`"]],
  ["See https://example.org/a.", "See the site.", ["address https://example.org/a"]],
  ['He said, "We will utilize it."', 'He said, "We will use it."', ['quotation "We will utilize it.']],
  ['"We utilize it. "It is good." She left.', '"We use it. "It is good." She left.', ['quotation "We utilize it. ']],
  ["It fell by 4.5% (Moss, 2019).", "It fell by 45% (Moss, 2019).", ["number 4.5", "number +45"]],
  ["It fell (Moss et al., 2019).", "It fell (2019).", ["citation (Moss et al., 2019)"]],
  ["As shown in [3, 4], it holds.", "It holds.", ["citation [3, 4]", "number 3", "number 4"]],
  ["We met Ada Moss in Rome.", "We met Ada in Rome.", ["name Ada Moss"]],
])("a lost or added piece is reported in: %s → %s", (before, after, lost) => {
  expect(losses(before, after).map(({ kind, text }) => `${kind} ${text}`)).toEqual(lost);
});

test.each([
  ["In order to win, Ada’s team “must try”.", 'To win, Ada\'s team "must try".'],
  ["The team of Ada Moss won; Ada Moss was glad.", "Ada Moss's team won; she was glad."],
  ["I said that I utilize it.", "I said that I use it."],
  ['It is 6" long and 5" wide.', 'It is 6" long, 5" wide.'],
])("no piece is reported as lost in: %s → %s", (before, after) => {
  expect(losses(before, after)).toEqual([]);
});

test("an author's own words do not include quotations and code", () => {
  expect(ownWords('I said "it isn’t" and typed `don\'t` here')).not.toMatch(/n't/);
});
