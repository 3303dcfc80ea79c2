import { createEngine, detect, type Report } from "@rewright/engine";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";
import { readModels } from "@rewright/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evaluate, type Tools } from "./evaluate.ts";
import { type GrammarChecker, openGrammarChecker } from "./grammar-checker.ts";
import { ownMaterial } from "./material.ts";
import { page } from "./page.ts";
import type { EngineFigures, Results } from "./results.ts";
import { localRewriters, type Rewriter } from "./rewriters.ts";

let checker: GrammarChecker;
let tools: Tools;
let results: Results;
let lite: EngineFigures;
let pro: EngineFigures;

beforeAll(async () => {
  checker = await openGrammarChecker();
  const models = readModels();
  const engine = createEngine(models);
  const syntax = createSyntax(decodeSyntax(models.syntax));
  const detector = (text: string) => detect(engine, text).likeness;
  const rewriters = localRewriters(engine).map(remembering);
  tools = { engine, syntax, rewriters, checker, detector, begin: () => {} };
  results = await evaluate(ownMaterial(), ["references", "corpora", "modes"], tools);
  [lite, pro] = results.engines as [EngineFigures, EngineFigures];
}, 90_000);
afterAll(() => checker.dispose());

/** Rewrites each text once: our own passages are measured as references and as machine prose. */
function remembering(rewriter: Rewriter): Rewriter {
  const known = new Map<string, Promise<Report>>();
  return {
    ...rewriter,
    rewrite(text) {
      const rewritten = known.get(text) ?? rewriter.rewrite(text);
      known.set(text, rewritten);
      return rewritten;
    },
  };
}

test("our own passages come near to what careful editors made of them", () => {
  const { engine, source, editors } = lite.references!.editing;
  expect(engine.sari).toBeGreaterThanOrEqual(62);
  expect(engine.add).toBeGreaterThanOrEqual(20);
  expect(source.sari).toBeLessThan(30);
  for (const editor of editors) expect(editor.sari).toBeGreaterThan(engine.sari - 15);
});

test("nothing that is protected is broken in them, and no negation, modal or grammar", () => {
  for (const safety of results.engines.flatMap(({ references, corpora }) => [references!.safety, corpora!.human])) {
    expect(safety.broken).toEqual([]);
    expect(safety.meaning).toEqual([]);
    expect(safety.grammar).toEqual([]);
  }
});

test("much of machine prose is changed and little of human prose", () => {
  for (const { corpora } of results.engines) {
    const { machine, human } = corpora!;
    expect(machine.changed).toBeGreaterThan(0.1);
    expect(human.changed).toBeLessThan(machine.changed / 3);
  }
});

test("no mode loses a number, name, citation, negation or modal; formal modes leave no contraction", () => {
  for (const { mode, lost, meaning, contractions } of results.modes!) {
    expect(lost, mode).toEqual([]);
    expect(meaning, mode).toEqual([]);
    if (mode === "formal" || mode === "academic") expect(contractions.after, mode).toBe(0);
  }
});

test("Pro without a language model changes more than Lite, still as editors do, and likeness to machine prose falls further", () => {
  const [less, more] = [lite.references!, pro.references!];
  expect(more.editing.engine.changed).toBeGreaterThan(less.editing.engine.changed!);
  expect(more.editing.engine.sari).toBeGreaterThanOrEqual(60);
  expect(more.editing.engine.add).toBeGreaterThanOrEqual(20);
  expect(more.safety.likeness!.after).toBeLessThan(less.safety.likeness!.after);
  expect(pro.corpora!.human.changed).toBeLessThan(1.3 * lite.corpora!.human.changed + 0.005);
});

test("what has no data is left out with a note", async () => {
  const notes: string[] = [];
  const found = await evaluate(ownMaterial(), ["readings", "syntax"], { ...tools, begin: (note) => notes.push(note) });
  expect(notes).toEqual([
    "readings is left out: there is no file readings/dev-standard.json",
    "syntax is left out: there is no folder treebank",
  ]);
  expect(found).not.toHaveProperty("readings");
  expect(found).not.toHaveProperty("syntax");
});

test("the page has the engines side by side, and says which is which", () => {
  const text = page(results, "# Figures", false);
  expect(text).toMatch(/^\| Measure +\| Goal +\| +Lite +\| Met +\| +Pro without a model +\| Met +\|$/m);
  expect(text).toMatch(/^\| SARI, standard mode, two references +(?:\| [^|]+){5}\|$/m);
  expect(text).toContain("- **Pro without a model** is ");
  expect(text).toMatch(/^\| machine texts, Pro without a model /m);
});
