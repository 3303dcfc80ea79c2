import { applyEdits } from "@rewright/engine";
import { expect, test } from "vitest";
import { marked, numbered } from "./changed-text.ts";
import { wordChanges } from "./word-changes.ts";

function diff(before: string, after: string): string {
  const parts = wordChanges(before, after);
  expect(applyEdits(before, parts)).toBe(after);
  const changes = parts.map((part) => ({ origin: "editor" as const, by: [], parts: [part] }));
  return marked(before, numbered(changes, 1)).replaceAll(/\d: /g, "");
}

test.each([
  ["They utilize the old mill.", "They use the old mill.", "They {utilize=>use} the old mill."],
  ["They often grind the corn.", "They grind the corn.", "They {often =>}grind the corn."],
  ["They grind the corn.", "They also grind the corn.", "They {=>also }grind the corn."],
  ["It is old, which is good.", "It is old. That is good.", "It is old{, which=>. That} is good."],
  ["Moreover, it is old.", "It is old.", "{Moreover, it=>It} is old."],
  ["It was built there.", "It was built there, too.", "It was built there{=>, too}."],
])('the changes in "%s" → "%s" are found', (before, after, expected) => {
  expect(diff(before, after)).toBe(expected);
});

test("two changes with a single word between them are merged into one", () => {
  expect(diff("A large and old mill stood by the river.", "A big and ancient mill stood by the stream.")).toBe(
    "A {large and old=>big and ancient} mill stood by the {river=>stream}.",
  );
});

test("two equal paragraphs have no changes", () => {
  expect(wordChanges("The same.", "The same.")).toEqual([]);
});
