import { expect, test } from "vitest";
import { type Change, markedChanges } from "./marked-changes.ts";
import { isStillMade } from "./still-made.ts";

const text = "For example, cats can be utilized as a means of teaching patience.";
/** Returns for each change marked in a quote whether the edits, marked in the same way, make it too. */
const made = (quote: string, edits: string): boolean[] => {
  const marked = markedChanges(quote, text);
  const found: Change[] = markedChanges(edits, text);
  return marked.map((change) => isStillMade(text, change, marked, found));
};

test("a change is still made if an edit has the same result, but not if there is no edit or its result differs", () => {
  const quote = "can be {utilized=>used} as";
  expect(made(quote, "{utilized=>used}")).toEqual([true]);
  expect(made(quote, "{utilized=>employed}")).toEqual([false]);
  expect(made(quote, "{patience=>calm}")).toEqual([false]);
});

test("a single edit can make several marked changes", () => {
  const quote = "{For=>Cats, for} example,{ cats=>} can be";
  expect(made(quote, "{For example, cats=>Cats, for example,}")).toEqual([true, true]);
  expect(made(quote, "{For example, cats=>Cats}")).toEqual([false, false]);
});

test("a space counts the same at the beginning and at the end of a change", () => {
  expect(made("as{ a means of=>} teaching", "as {a means of =>}teaching")).toEqual([true]);
});

test("an edit that extends beyond the marked change does not count as making it if the edit changes more words", () => {
  expect(made("be {utilized=>used} as", "be {utilized as=>used for} a")).toEqual([false]);
  expect(made("be {utilized=>used} as", "be {utilized as=>used as} a")).toEqual([true]);
});

test("an added word is still made only if the edit adds the same word", () => {
  const quote = "teaching patience{=>, too}.";
  expect(made(quote, "{=>, too}.")).toEqual([true]);
  expect(made(quote, "{patience=>calm}.")).toEqual([false]);
});
