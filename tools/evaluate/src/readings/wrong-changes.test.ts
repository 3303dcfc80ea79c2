import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReadings } from "./wrong-changes.ts";

const row = { id: "letter", quote: "a {large=>big} sum", why: "made up" };

function fileOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "readings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "readings.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("each wrong change is read with its kind and the whole text that contains it", () => {
  const file = fileOf({ changes_seen: 5, grammar: [], meaning: [row], clumsy: [] });
  const text = "He owes me a large sum.";
  expect(readReadings(file, [{ name: "letter", text }])).toEqual({
    seen: 5,
    wrong: [{ kind: "meaning", text, quote: row.quote, atFault: undefined, why: row.why }],
  });
});

test("a wrong change in an unknown text is refused", () => {
  const file = fileOf({ changes_seen: 5, grammar: [row], meaning: [], clumsy: [] });
  expect(() => readReadings(file, [])).toThrow("names a text that is not there: letter");
});

test("if the file of wrong changes does not exist, the result is undefined", () => {
  expect(readReadings(join(tmpdir(), "no-such-readings.json"), [])).toBeUndefined();
});
