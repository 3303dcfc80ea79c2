import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine, modes, rewrite } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { samplePassage, strengthPassage, stylePassages } from "./passages.ts";
import { type ExamplePart, writeSample, writeStrengthExamples, writeStyleExamples } from "./write-examples.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const engine = createEngine(readModels());
const rewritten = rewrite(engine, samplePassage).text;

const sideOf = (parts: readonly ExamplePart[], side: "before" | "after"): string =>
  parts.map((part) => part[side]).join("");
const changesOf = (parts: readonly ExamplePart[]): ExamplePart[] => parts.filter(({ reason }) => reason !== undefined);

test("the sample of the home page has a passage, its rewrite, and a reason for each of its few changes", () => {
  const { parts, kept } = writeSample(engine);
  expect(sideOf(parts, "before")).toBe(samplePassage);
  expect(sideOf(parts, "after")).toBe(rewritten);
  const changes = changesOf(parts);
  expect(changes.length).toBeGreaterThanOrEqual(4);
  expect(changes.length).toBeLessThanOrEqual(10);
  for (const { reason } of changes) expect(reason).toMatch(/\.$/);
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(["date", "number", "quotation", "name"]));
});

test.each(modes)("[PAGES-56] the example of the style %s equals what the engine writes in that style", (mode) => {
  const parts = writeStyleExamples(engine)[mode];
  expect(sideOf(parts, "before")).toBe(stylePassages[mode]);
  expect(sideOf(parts, "after")).toBe(rewrite(engine, stylePassages[mode], { mode }).text);
  expect(changesOf(parts)).not.toEqual([]);
});

test("[PAGES-2] each level of strength makes more changes to the example passage than the level before", () => {
  const counts = writeStrengthExamples(engine).map(({ level, parts }) => {
    expect(sideOf(parts, "before")).toBe(strengthPassage);
    expect(sideOf(parts, "after")).toBe(rewrite(engine, strengthPassage, { level }).text);
    return changesOf(parts).length;
  });
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
});

test("[PAGES-82] the built home page contains the engine's current output as its example", () => {
  const file = join(root, "packages", "web", "build", "client", "index.html");
  if (!existsSync(file)) throw new Error(`${file} is missing: npm start and npm test build the pages`);
  const html = readFileSync(file, "utf8");
  const [, shown] = /<p class="prose-text max-w-prose" id="sample-text">(.*?)<\/p>/s.exec(html)!;
  const textWithout = (side: "del" | "ins"): string =>
    shown!
      .replace(new RegExp(`<${side}[^>]*>.*?</${side}>`, "gs"), "")
      .replace(/<span class="sr-only">.*?<\/span>/gs, "")
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim();
  expect(textWithout("ins")).toBe(samplePassage);
  expect(textWithout("del")).toBe(rewritten);
});

test("the README contains the engine's current output as its example", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8").replace(/\n> (?!\*\*)/g, " ");
  expect(readme).toContain(`> **Before:** ${samplePassage}\n`);
  expect(readme).toContain(`> **After:** ${rewritten}\n`);
});
