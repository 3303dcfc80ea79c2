import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

/** Matches code that reads the machine's clock: "Date()" or "Date.now". */
const machineClock = /\bDate\(\)|\bDate\.now\b/;

test("no server code except its clock reads the machine's clock", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter((name) => !/\.test\.ts$|^clock\//.test(name));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) =>
    readFileSync(join(source, name), "utf8")
      .split("\n")
      .flatMap((line, index) => (machineClock.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
