import { expect, test } from "vitest";
import { type Change, markedChanges } from "./marked-changes.ts";
import { isStillMade } from "./still-made.ts";

const text = "For example, cats can be utilized as a means of teaching patience.";
/** Says of each mark of a quote whether edits, marked in the same way, still make it. */
const made = (quote: string, edits: string): boolean[] => {
  const marked = markedChanges(quote, text);
  const found: Change[] = markedChanges(edits, text);
  return marked.map((change) => isStillMade(text, change, marked, found));
};

test("a change is still made where an edit has the same result, and not where it has another or there is none", () => {
  const quote = "can be {utilized=>used} as";
  expect(made(quote, "{utilized=>used}")).toEqual([true]);
  expect(made(quote, "{utilized=>employed}")).toEqual([false]);
  expect(made(quote, "{patience=>calm}")).toEqual([false]);
});

test("one edit over several marks makes them all", () => {
  const quote = "{For=>Cats, for} example,{ cats=>} can be";
  expect(made(quote, "{For example, cats=>Cats, for example,}")).toEqual([true, true]);
  expect(made(quote, "{For example, cats=>Cats}")).toEqual([false, false]);
});

test("a space counts the same on either side", () => {
  expect(made("as{ a means of=>} teaching", "as {a means of =>}teaching")).toEqual([true]);
});

test("an edit that continues beyond the mark has another result when it changes more", () => {
  expect(made("be {utilized=>used} as", "be {utilized as=>used for} a")).toEqual([false]);
  expect(made("be {utilized=>used} as", "be {utilized as=>used as} a")).toEqual([true]);
});

test("words are still added only where the same words are", () => {
  const quote = "teaching patience{=>, too}.";
  expect(made(quote, "{=>, too}.")).toEqual([true]);
  expect(made(quote, "{patience=>calm}.")).toEqual([false]);
});
