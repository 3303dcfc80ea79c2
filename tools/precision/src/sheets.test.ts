import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReaders } from "./record.ts";
import { scriptedJudgements } from "./scripted-rewriting.ts";
import { type NumberedPlace, readKey, writeSheets } from "./sheets.ts";
import { sourceOfRule } from "./source.ts";

const places: NumberedPlace[] = scriptedJudgements(sourceOfRule("tails"), ["ok", "ok", "ok"]).map(
  ({ verdict: _, ...place }, i) => ({ number: i + 1, sheet: i < 2 ? 1 : 2, ...place }),
);
const sentences = places.map(({ number }) => ({ before: "", marked: `They {{go=>went}} ${number}.`, after: "Then." }));

function written(): string {
  const folder = mkdtempSync(join(tmpdir(), "sheets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeSheets(folder, places, sentences);
  return folder;
}

test("a sheet for readers shows the changes in their sentences, but not which entry or rule made them", () => {
  const folder = written();
  expect(readdirSync(folder)).toEqual(["key.json", "sheet-01.txt", "sheet-02.txt"]);
  const first = readFileSync(join(folder, "sheet-01.txt"), "utf8");
  expect(first).toContain("1\n  before: -\n  >>> They {{go=>went}} 1.\n  after: Then.\n\n2\n");
  expect(first).not.toContain("went}} 3");
  expect(first).not.toContain("tails");
  expect(readFileSync(join(folder, "sheet-02.txt"), "utf8")).toContain("3\n  before: -\n  >>> They {{go=>went}} 3.");
  expect(readKey(folder)).toEqual(places);
});

test("existing sheets are not overwritten", () => {
  expect(() => writeSheets(written(), places, sentences)).toThrow("has sheets already");
});

test("a reader's verdicts become judgements of the changes that were read; the reasons are dropped", () => {
  const folder = written();
  expect(readReaders(folder)).toEqual({ judgements: [], places: 3 });
  writeFileSync(join(folder, "verdicts-01.txt"), "2 b It went on.\nall read: 2\n");
  const { number: _, sheet: __, ...first } = places[0]!;
  const { number: ___, sheet: ____, ...second } = places[1]!;
  expect(readReaders(folder).judgements).toEqual([
    { ...first, verdict: "ok" },
    { ...second, verdict: "b" },
  ]);
});

test("a verdict on a number of another sheet is refused with the file's path", () => {
  const folder = written();
  writeFileSync(join(folder, "verdicts-02.txt"), "2 b\n");
  expect(() => readReaders(folder)).toThrow(/verdicts-02\.txt: The sheet has no number 2/);
});
