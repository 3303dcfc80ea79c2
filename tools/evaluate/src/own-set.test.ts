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

/** Returns a rewriter that caches its results, because the same passages serve several measures. */
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

test("the project's own passages, rewritten, come close to the versions of careful editors", () => {
  const { engine, source, editors } = lite.references!.editing;
  expect(engine.sari).toBeGreaterThanOrEqual(62);
  expect(engine.add).toBeGreaterThanOrEqual(20);
  expect(source.sari).toBeLessThan(30);
  for (const editor of editors) expect(editor.sari).toBeGreaterThan(engine.sari - 15);
});

test("rewriting the project's own passages breaks no protected text, negation, modal verb or grammar", () => {
  for (const safety of results.engines.flatMap(({ references, corpora }) => [references!.safety, corpora!.human])) {
    expect(safety.broken).toEqual([]);
    expect(safety.meaning).toEqual([]);
    expect(safety.grammar).toEqual([]);
  }
});

test("rewriting changes more than a tenth of the words in machine prose, and less than a third of that in human prose", () => {
  for (const { corpora } of results.engines) {
    const { machine, human } = corpora!;
    expect(machine.changed).toBeGreaterThan(0.1);
    expect(human.changed).toBeLessThan(machine.changed / 3);
  }
});

test("no mode loses a number, name, citation, negation or modal verb; formal and academic leave no contraction", () => {
  for (const { mode, lost, meaning, contractions } of results.modes!) {
    expect(lost, mode).toEqual([]);
    expect(meaning, mode).toEqual([]);
    if (mode === "formal" || mode === "academic") expect(contractions.after, mode).toBe(0);
  }
});

test("Pro without a language model changes more words than Lite, stays close to the editors' versions, and lowers the likeness to machine prose further", () => {
  const [less, more] = [lite.references!, pro.references!];
  expect(more.editing.engine.changed).toBeGreaterThan(less.editing.engine.changed!);
  expect(more.editing.engine.sari).toBeGreaterThanOrEqual(60);
  expect(more.editing.engine.add).toBeGreaterThanOrEqual(20);
  expect(more.safety.likeness!.after).toBeLessThan(less.safety.likeness!.after);
  expect(pro.corpora!.human.changed).toBeLessThan(1.3 * lite.corpora!.human.changed + 0.005);
});

test("a part of the evaluation without data is skipped with a note", async () => {
  const notes: string[] = [];
  const found = await evaluate(ownMaterial(), ["readings", "syntax"], { ...tools, begin: (note) => notes.push(note) });
  expect(notes).toEqual([
    "readings is left out: there is no file readings/dev-standard.json",
    "syntax is left out: there is no folder treebank",
  ]);
  expect(found).not.toHaveProperty("readings");
  expect(found).not.toHaveProperty("syntax");
});

test("the page shows the engines in adjacent columns and explains their names", () => {
  const text = page(results, "# Figures", false);
  expect(text).toMatch(/^\| Measure +\| Goal +\| +Lite +\| Met +\| +Pro without a model +\| Met +\|$/m);
  expect(text).toMatch(/^\| SARI, standard mode, two references +(?:\| [^|]+){5}\|$/m);
  expect(text).toContain("- **Pro without a model** is ");
  expect(text).toMatch(/^\| machine texts, Pro without a model /m);
});
