import { LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { beforeAll, expect, test } from "vitest";
import { type Checker, createChecker } from "./create-checker.ts";
import type { CheckOptions } from "./finding.ts";
import { rules } from "./rules.ts";

let checker: Checker;
beforeAll(async () => {
  checker = await createChecker();
}, 120_000);

/** Returns the words that are found to be wrong, each with the best correction. */
async function found(text: string, options?: CheckOptions): Promise<string[]> {
  return (await checker.check(text, options)).map(({ start, end, fixes }) => `${text.slice(start, end)}>${fixes[0]}`);
}

test("[BEYOND-243] misspelled words and mistakes in grammar are found, with corrections and UTF-16 positions", async () => {
  expect(await found("😀 We recieve it. 😀 They want to to go.\n\nThis is definitly it.")).toEqual([
    "recieve>receive",
    "to to>to",
    "definitly>definitely",
  ]);
});

test("[BEYOND-243] names, abbreviations, technical terms, links and code are not reported as mistakes", async () => {
  const text =
    "Aoife Nic Ghabhann met Jörg Kohlschütter at ACME's BN lab. See https://exampel.org/recieve and `recieve()`.\n\n" +
    "```\nrecieve to to\n```\n\nThe phenotypic data of hippocampal tissue were in vitro.";
  expect(await found(text)).toEqual([]);
});

test("[BEYOND-242] without a chosen spelling, American and British words are accepted; with one, only words in that spelling", async () => {
  const text = "The colour of the harbor is dull.";
  expect(await found(text)).toEqual([]);
  expect(await found(text, { spelling: "us" })).toEqual(["colour>color"]);
  expect(await found(text, { spelling: "uk" })).toEqual(["harbor>harbour"]);
});

test("[BEYOND-244] words and phrases to keep are not reported as mistakes, in any case and across line breaks", async () => {
  const text = "We recieve the comittee\nplan. RECIEVE it.";
  expect(await found(text, { keep: ["Recieve", "comittee plan"] })).toEqual([]);
  expect(await found("He dont’t and teh’s it.", { keep: ["dont't", "teh's"] })).toEqual([]);
  expect(await found(text, { keep: ["reciev", "(", "a+b"] })).toEqual(["recieve>receive", "comittee>committee"]);
});

test("an aborted check stops between two paragraphs", async () => {
  await expect(checker.check("One.\n\nTwo.", {}, AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
});

test("every grammar rule that the checker uses exists in the library", async () => {
  const all = await new LocalLinter({ binary }).getDefaultLintConfig();
  expect(rules.filter((name) => !(name in all))).toEqual([]);
});
