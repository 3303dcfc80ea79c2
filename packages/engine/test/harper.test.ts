import { readdirSync, readFileSync } from "node:fs";
import { type Lint, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modes, rewrite } from "../src/index.ts";
import { engine } from "./engine.ts";

// A grammar checker that knows nothing of the rules: any new mistake in a result was made by a rule.
const linter = new LocalLinter({ binary });
const folder = new URL("./golden/", import.meta.url);

/** Kinds of findings about taste or vocabulary, not about whether a sentence is correct. */
const ignored = new Set(["Spelling", "Readability", "Style", "Enhancement", "WordChoice"]);

beforeAll(() => linter.setup());
afterAll(() => linter.dispose());

async function findings(text: string): Promise<string[]> {
  const lints: Lint[] = await linter.lint(text, { language: "plaintext" });
  return lints
    .filter((lint) => !ignored.has(lint.lint_kind()))
    .map((lint) => `${lint.message()} ${lint.get_problem_text()}`);
}

test.each(readdirSync(folder))("a grammar checker finds no new mistakes in the rewritten passage %s", async (name) => {
  const input = readFileSync(new URL(`${name}/input.txt`, folder), "utf8");
  const known = await findings(input);
  for (const mode of modes) {
    const found = await findings(rewrite(engine, input, { mode, level: 10 }).text);
    const fresh = [...found];
    for (const finding of known) if (fresh.includes(finding)) fresh.splice(fresh.indexOf(finding), 1);
    expect(fresh, mode).toEqual([]);
  }
});
