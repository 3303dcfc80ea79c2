import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import renamed from "./renamed.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const vague = /\b(?:somebody|nobody|whoever|stands for|is told)\b/gi;
const mostVague = 40;

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (path) =>
      /\.(?:[cm]?[jt]sx?|md)$/.test(path) &&
      !/^(?:packages\/engine\/lexicon|tools\/train\/answers|tools\/evaluate\/own)\//.test(path),
  )
  .filter((path) => !path.startsWith("scripts/plain-english/"));
const files = tracked.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

test("comments, documents and test titles rarely use vague words", () => {
  const found = files.flatMap(({ path, text }) =>
    proseIn(path, text).flatMap((prose) => [...prose.matchAll(vague)].map(([word]) => `${path}: ${word}`)),
  );
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(mostVague);
});

test("the search for prose finds comments, documents and test titles, and skips data", () => {
  expect(proseIn("a.md", "Whoever reads.")).toEqual(["Whoever reads."]);
  const source =
    'const word = "nobody"; // One.\n/** Two. */\ntest("three", () => {});\nit.each([1])(`four %s`, work);';
  expect(proseIn("a.ts", source).map((prose) => prose.trim())).toEqual(["/** Two. */", "// One.", "three", "four %s"]);
});

test("no identifier and no file has a name that was replaced earlier", () => {
  const left = renamed.flatMap(({ old, replacement, folder }) => {
    const inFolder = files.filter(({ path }) => path.startsWith(folder) && !path.endsWith(".md"));
    const identifier = new RegExp(`(?<![\\w$"'-])${old}(?![\\w$"'-])`);
    return inFolder
      .filter(({ path, text }) => (old.includes(".") ? basename(path) === old : identifier.test(withoutProse(text))))
      .map(({ path }) => `${path}: ${old} is ${replacement} now`);
  });
  expect(left).toEqual([]);
});

/** Returns the prose of a file: the whole text of a document, or the comments and test titles of source code. */
function proseIn(path: string, text: string): string[] {
  if (path.endsWith(".md")) return [text];
  return [
    ...[...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([comment]) => comment),
    ...[...text.matchAll(/(?:^|[\s;{}(),])(\/\/.*)$/gm)].map(([, comment]) => comment!),
    ...[...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^"`\n]*\))?\(\s*(["`])(.*?)\1/g)].map(
      ([, , title]) => title!,
    ),
  ];
}

function withoutProse(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
