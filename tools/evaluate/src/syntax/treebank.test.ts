import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readTestParts, tokensOf } from "./treebank.ts";

const conllu = [
  "# newpar",
  "# text = Don't.",
  "1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No",
  "1\tDo\tdo\tAUX\tVB\t_\t0\troot\t_\t_",
  "2\tn't\tnot\tPART\tRB\t_\t1\tadvmod\t_\t_",
  "3\t.\t.\tPUNCT\t.\t_\t1\tpunct\t_\t_",
  "",
  "",
].join("\n");

test("the test parts of both treebanks in a folder are read, and the parts of contractions are words", () => {
  const folder = mkdtempSync(join(tmpdir(), "treebank-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["ewt-test", "gum-test"]) writeFileSync(join(folder, `${name}.conllu.gz`), gzipSync(conllu));
  const parts = readTestParts(folder)!;
  expect(parts.map(({ name }) => name)).toEqual(["ewt-test", "gum-test"]);
  expect(parts[0]!.sentences[0]).toMatchObject({ newParagraph: true, text: "Don't." });
  expect(tokensOf(parts[0]!.sentences[0]!)).toMatchObject([
    { start: 0, end: 2, text: "Do" },
    { start: 2, end: 5, text: "n't" },
    { start: 5, end: 6, text: "." },
  ]);
});

test("for a folder that does not exist the result is undefined", () => {
  expect(readTestParts(join(tmpdir(), "no-such-treebank"))).toBeUndefined();
});
