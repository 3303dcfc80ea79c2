import { expect, test } from "vitest";
import { numberOf, run, text } from "../../test/run-text.ts";

test('the writer of a part is the engine that changed it, or "original" if nothing changed', async () => {
  const source = `# A heading\n\n${text(3)}`;
  const start = source.indexOf(" as it");
  const lite = { start, end: start + 6, before: " as it", after: " like it", rule: "x", reason: "x" };
  const { outcome, parts } = run(source, (question) => (numberOf(question) === 1 ? "Said otherwise." : "bad."), {
    lite: [lite],
  });
  await outcome;
  expect(parts.map((part) => [part.text.trim(), part.engine])).toEqual([
    ["# A heading", "original"],
    ["Passage number 0 like it was.", "lite"],
    ["Said otherwise.", "pro"],
    ["Passage number 2 as it was.", "original"],
  ]);
});
