import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { type GrammarChecker, openGrammarChecker } from "./grammar-checker.ts";
import { ownMaterial } from "./material.ts";
import type { Results } from "./results.ts";

let checker: GrammarChecker;
let results: Results;

beforeAll(async () => {
  checker = await openGrammarChecker();
  const tools = { engine: createEngine(readModels()), checker, gauge: null, begin: () => {} };
  results = await evaluate(ownMaterial(), ["references", "corpora", "modes"], tools);
}, 60_000);
afterAll(() => checker.dispose());

test("our own passages come near to what careful editors made of them", () => {
  const { engine, source, editors } = results.references!.editing;
  expect(engine.sari).toBeGreaterThanOrEqual(62);
  expect(engine.add).toBeGreaterThanOrEqual(20);
  expect(source.sari).toBeLessThan(30);
  for (const editor of editors) expect(editor.sari).toBeGreaterThan(engine.sari - 15);
});

test("nothing that is protected is broken in them, and no negation, modal or grammar", () => {
  for (const safety of [results.references!.safety, results.corpora!.human]) {
    expect(safety.broken).toEqual([]);
    expect(safety.meaning).toEqual([]);
    expect(safety.grammar).toEqual([]);
  }
});

test("much of machine prose is changed and little of human prose", () => {
  const { machine, human } = results.corpora!;
  expect(machine.changed).toBeGreaterThan(0.1);
  expect(human.changed).toBeLessThan(machine.changed / 3);
});

test("no mode loses a number, name, citation, negation or modal; formal modes leave no contraction", () => {
  for (const { mode, lost, meaning, contractions } of results.modes!) {
    expect(lost, mode).toEqual([]);
    expect(meaning, mode).toEqual([]);
    if (mode === "formal" || mode === "academic") expect(contractions.after, mode).toBe(0);
  }
});
