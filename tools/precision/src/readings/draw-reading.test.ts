import { expect, test } from "vitest";
import { scriptedRewriting } from "../scripted-rewriting.ts";
import { type DrawnReading, drawReading } from "./draw-reading.ts";
import type { Host } from "./faults.ts";

function host(id: string, lines: readonly string[]): Host {
  const { text, sentences, changes } = scriptedRewriting(id, lines);
  return {
    id,
    text,
    sentences,
    changes: changes.map(({ edits }) => ({ origin: "engine", by: ["rule"], parts: edits })),
  };
}
const changed = "They {utilize=>use}(0) it there and {commence=>begin}(0).";
const hosts = [
  ...Array.from({ length: 100 }, (_, i) => host(`text-${i}`, [changed, changed, "They are often old."])),
  host("unchanged", ["Nothing to see here."]),
];
const filler = "and the miller went on with his work as he had done for years without a word ".repeat(3);
const edited = Array.from({ length: 80 }, (_, i) => {
  return { passage: `${i}.txt`, before: `They utilize it, ${filler}there.`, after: `They use it, ${filler}here.` };
});
const draw = (seed = 1): DrawnReading => drawReading(hosts, edited, { mode: "standard", level: 7, seed });
const texts = draw().sheets.flat();
const changes = texts.flatMap((text) => text.changes);

test("forty deliberate faults and a hundred changes by editors are mixed with the engine's changes", () => {
  const counts = Map.groupBy(changes, ({ origin }) => origin);
  expect([counts.get("engine"), counts.get("fault"), counts.get("editor")].map((own) => own!.length)).toEqual([
    400, 40, 100,
  ]);
  const isEdited = texts.map((text) => text.changes[0]!.origin === "editor");
  expect(isEdited.filter((own, i) => i > 0 && own !== isEdited[i - 1]).length).toBeGreaterThan(20);
});

test("numbers continue from text to text, and each text is completely on one sheet", () => {
  expect(changes.map(({ number }) => number)).toEqual(changes.map((_, i) => i + 1));
  expect(texts.map(({ number }) => number)).toEqual(texts.map((_, i) => i + 1));
  const sizes = draw().sheets.map((sheet) => sheet.flatMap((text) => text.changes).length);
  expect(sizes).toHaveLength(4);
  for (const size of sizes.slice(0, -1)) expect(Math.abs(size - 150)).toBeLessThan(6);
});

test("a text without changes is counted, but is not on any sheet", () => {
  expect(draw().texts).toContain("unchanged");
  expect(texts.map(({ id }) => id)).not.toContain("unchanged");
  expect(draw().words).toBe(100 * 16 + 4);
});

test("the same seed draws the same texts and faults, and another seed other ones", () => {
  expect(draw()).toEqual(draw());
  expect(draw().sheets).not.toEqual(draw(2).sheets);
});
