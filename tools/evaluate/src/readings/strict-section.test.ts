import { expect, test } from "vitest";
import { page } from "../page.ts";
import { latestReadings, type StrictReading } from "./strict-readings.ts";
import { strictReadingsSection } from "./strict-section.ts";

const reading = (more: Partial<StrictReading> = {}): StrictReading => ({
  date: "2026-01-02",
  version: "0.3.0",
  mode: "standard",
  level: 7,
  seed: 1,
  texts: ["one", "two"],
  words: 10_000,
  changes: 1000,
  faults: 40,
  readers: [
    { name: "x", a: 3, b: 4, c: 20, faultsFound: 0.95 },
    { name: "y", a: 2, b: 9, c: 31, faultsFound: 0.9 },
  ],
  united: { a: 4, b: 12, c: 38 },
  floor: { changes: 105, a: 0, b: 1, c: 3 },
  ...more,
});
const pageOf = (...strictReadings: StrictReading[]): string =>
  page({ engines: [{ name: "Lite" }], strictReadings }, "# Figures", false);

test("the section on a reading shows the wrong changes per 100, the share of faults found, and the figures of editors", () => {
  expect(pageOf(reading())).toMatch(
    /^\| standard +\| +7 \| +0\.3\.0 \| 2026-01-02 \| +2 \| +1,000 \| +0\.4 \| +1\.2 \| +3\.8 \| +1\.60 \| +95 %, 90 % \| +0\.0 \| +1\.0 \| +2\.9 \|$/m,
  );
});

test("wrong and clumsy changes are compared with their goals for modes and levels that have goals", () => {
  const text = pageOf(reading(), reading({ level: 10, united: { a: 5, b: 20, c: 90 } }), reading({ level: 4 }));
  const row = (level: number, what: string, goal: string, figure: string, met: string): RegExp =>
    new RegExp(
      `^\\| Strict reading, standard mode at level ${level}: ${what} of 100 changes +\\| at most ${goal} +\\| +${figure} \\| ${met} +\\|$`,
      "m",
    );
  expect(text).toMatch(row(7, "wrong", "1\\.5", "1\\.6", "\\*\\*no\\*\\*"));
  expect(text).toMatch(row(7, "clumsy", "4\\.0", "3\\.8", "yes"));
  expect(text).toMatch(row(10, "wrong", "2\\.5", "2\\.5", "yes"));
  expect(text.match(/Strict reading, /g)).toHaveLength(3);
});

test("without a recorded reading the page has neither the section nor the goals", () => {
  expect(strictReadingsSection([])).toEqual([]);
  expect(pageOf()).not.toContain("trict reading");
});

test("only the latest reading for each mode and level counts", () => {
  const all = [reading({ level: 10 }), reading({ seed: 1 }), reading({ mode: "simple" }), reading({ seed: 2 })];
  expect(latestReadings(all).map(({ mode, level, seed }) => [mode, level, seed])).toEqual([
    ["standard", 7, 2],
    ["standard", 10, 1],
    ["simple", 7, 1],
  ]);
});
