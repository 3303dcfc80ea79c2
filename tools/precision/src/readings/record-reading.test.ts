import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStrictReadings } from "@rewright/evaluate/strict-readings";
import { expect, onTestFinished, test } from "vitest";
import type { Origin } from "./changed-text.ts";
import { recordReadingFiles } from "./commands.ts";
import type { DrawnReading } from "./draw-reading.ts";
import { readReadingKey, writeReading } from "./reading-files.ts";

/**
 * The origins of changes 1 to 9: 1 to 4 by the engine, 5 to 7 deliberate faults on a second sheet, 8 and 9 by an
 * editor.
 */
const origins: Origin[] = [...Array(4).fill("engine"), ...Array(3).fill("fault"), "editor", "editor"];
const text = "They utilize it.";
const textOf = (number: number, origin: Origin) => {
  const part = { start: 5, end: 12, after: "use" };
  return { id: `text-${number}`, text, number, changes: [{ number, origin, by: ["some rule"], parts: [part] }] };
};
const all = origins.map((origin, i) => textOf(i + 1, origin));
const drawn: DrawnReading = {
  version: "0.3.0",
  mode: "standard",
  level: 7,
  seed: 1,
  texts: ["text-1", "text-2", "text-3", "text-4"],
  words: 12,
  sheets: [all.slice(0, 4), all.slice(4)],
};

function folderWith(verdicts: Readonly<Record<string, readonly [first: string, second: string]>>): string {
  const folder = mkdtempSync(join(tmpdir(), "reading-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeReading(folder, drawn);
  writeFileSync(join(folder, "readings.json"), "[]\n");
  for (const [reader, [first, second]] of Object.entries(verdicts)) {
    mkdirSync(join(folder, reader));
    writeFileSync(join(folder, reader, "verdicts-01.txt"), `${first}\nall read: 4\n`);
    writeFileSync(join(folder, reader, "verdicts-02.txt"), `${second}\nall read: 5\n`);
  }
  return folder;
}
const record = (folder: string, ...readers: string[]): string =>
  recordReadingFiles(folder, readers, join(folder, "readings.json"));
const faultsFound = "5 a x\n6 b x\n7 a x";

test("readers get numbered changes but are not told who made them", () => {
  const folder = folderWith({});
  const sheet = readFileSync(join(folder, "reading-02.txt"), "utf8");
  expect(sheet).toMatch(/^5 texts, 5 changes: 5 to 9\n\n\n### Text 5\n\nThey \{5: utilize=>use\} it\.\n/);
  const told = sheet + readFileSync(join(folder, "README.txt"), "utf8");
  expect(told).not.toMatch(/some rule|fault|engine|text-5/);
  expect(readReadingKey(folder).changes[4]).toEqual({
    number: 5,
    sheet: 2,
    text: "text-5",
    origin: "fault",
    by: ["some rule"],
    quote: "They {5: utilize=>use} it.",
  });
});

test("the files of an earlier reading are not overwritten", () => {
  expect(() => writeReading(folderWith({}), drawn)).toThrow("has a reading already");
});

test("the findings of all readers are united, and each change counts once with its worst verdict", () => {
  const folder = folderWith({ x: ["1 c x\n2 b x", faultsFound], y: ["1 b x\n3 c x", `${faultsFound}\n8 c x`] });
  expect(record(folder, "x", "y")).toContain("  b  They {1: utilize=>use} it.\n     some rule, in text-1");
  const [reading, ...others] = readStrictReadings(join(folder, "readings.json"));
  expect(others).toEqual([]);
  expect(reading).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    version: "0.3.0",
    mode: "standard",
    level: 7,
    seed: 1,
    texts: drawn.texts,
    words: 12,
    changes: 4,
    faults: 3,
    readers: [
      { name: "x", a: 0, b: 1, c: 1, faultsFound: 1 },
      { name: "y", a: 0, b: 1, c: 1, faultsFound: 1 },
    ],
    united: { a: 0, b: 2, c: 1 },
    floor: { changes: 2, a: 0, b: 0, c: 1 },
  });
  expect(() => record(folder, "x", "y")).toThrow("has been recorded already");
});

test("what a single reader found is printed but not recorded", () => {
  const folder = folderWith({ x: ["1 c x", faultsFound] });
  expect(record(folder, "x")).toMatch(/^x: a 0, b 0, c 1; 100 % of the faults found$/m);
  expect(readStrictReadings(join(folder, "readings.json"))).toEqual([]);
});

test('a reading is refused if a reader found too few of the deliberate faults; the verdict "clumsy" does not count as found', () => {
  const folder = folderWith({ x: ["", faultsFound], y: ["", "5 a x\n6 b x\n7 c x"] });
  expect(record(folder, "y")).toContain("67 % of the faults found (missed: some rule 1)");
  expect(() => record(folder, "x", "y")).toThrow("y found 67 % of the faults, fewer than 85 %");
  expect(readStrictReadings(join(folder, "readings.json"))).toEqual([]);
});

test("a reading is not recorded while verdicts are missing", () => {
  const folder = folderWith({ x: ["", faultsFound] });
  expect(() => record(folder, "x", "y")).toThrow(/There is no .*verdicts-01\.txt/);
  writeFileSync(join(folder, "x/verdicts-01.txt"), "1 a x\n");
  expect(() => record(folder, "x")).toThrow("Its last line is not “all read: 4”");
});
