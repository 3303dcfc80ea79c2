import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rewrite } from "../src/index.ts";
import { checkLaws } from "./check-laws.ts";
import { engine } from "./engine.ts";

const folder = new URL("./golden/", import.meta.url);

// A changed golden report is read as a diff before it is accepted with `vitest -u`.
describe.each(readdirSync(folder))("the golden passage %s", (name) => {
  const input = readFileSync(new URL(`${name}/input.txt`, folder), "utf8");

  test.each(["standard", "academic", "simple", "informal", "expand", "shorten"] as const)(
    "is rewritten as stored in %s mode",
    async (mode) => {
      const report = rewrite(engine, input, { mode });
      checkLaws(input, report);
      const file = new URL(`${name}/${mode}.json`, folder);
      if (process.env.CI) expect(existsSync(file), "a golden report is committed").toBe(true);
      const { text, edits, integrity, stats } = report;
      const lines = { text: text.split("\n"), edits, integrity, stats };
      await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot(file.pathname);
    },
  );
});
