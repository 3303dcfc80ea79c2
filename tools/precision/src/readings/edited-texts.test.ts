import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { drawEdited, type EditedParagraph, readEdited } from "./edited-texts.ts";

const filler = "and the miller went on with his work as he had done for years without a word to anyone at all ".repeat(
  2,
);
const paragraph = (passage: string, more: Partial<EditedParagraph> = {}): EditedParagraph => ({
  passage,
  before: `They utilize it, ${filler}there.`,
  after: `They use it, ${filler}here.`,
  ...more,
});
const many = Array.from({ length: 20 }, (_, i) => paragraph(`${i % 4}.txt`));

test("paragraphs are drawn from as many passages as possible, until they have enough changes", () => {
  const drawn = drawEdited(many, 7, 1);
  expect(drawn.map(({ changes }) => changes.length)).toEqual([2, 2, 2, 2]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(4);
  expect(drawn[0]!.changes[0]).toEqual({ origin: "editor", by: [], parts: [{ start: 5, end: 12, after: "use" }] });
});

test("the same seed draws the same paragraphs, and another seed other ones", () => {
  const drawn = (seed: number) =>
    drawEdited(
      many.map((one, i) => ({ ...one, passage: `${i}` })),
      9,
      seed,
    );
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});

test.each([
  ["too short", { before: "They utilize it.", after: "They use it." }],
  ["unchanged", { after: paragraph("").before }],
  ["written completely anew", { after: `${filler.toUpperCase()}.` }],
  ["impossible to mark because it contains braces", { before: `A {b} they utilize it, ${filler}there.` }],
])("a paragraph is left out if it is %s", (_, more) => {
  expect(drawEdited([paragraph("1.txt", more)], 5, 1)).toEqual([]);
});

test("each paragraph is read together with its edited version", () => {
  const folder = mkdtempSync(join(tmpdir(), "pairs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (part: string, file: string, text: string): void => {
    mkdirSync(join(folder, "pairs", part), { recursive: true });
    writeFileSync(join(folder, "pairs", part, file), text);
  };
  write("source", "1.txt", "One.\n\nTwo.\n");
  write("edited", "1.txt", "One!\n\nTwo!\n");
  write("source", "2.txt", "One.\n\nTwo.\n");
  write("edited", "2.txt", "One and two.\n");
  expect(readEdited(folder)).toEqual([
    { passage: "1.txt", before: "One.", after: "One!" },
    { passage: "1.txt", before: "Two.", after: "Two!" },
  ]);
});
