import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appendJudgements, readJudgements, recordsOf, type Verdict } from "./judgements.ts";
import { scriptedJudgements } from "./scripted-rewriting.ts";
import { keyOf, sourceOfRule } from "./source.ts";

const source = sourceOfRule("tails");
const oks = (count: number): Verdict[] => Array(count).fill("ok");
const stateOf = (found: readonly Verdict[]) => recordsOf(scriptedJudgements(source, found)).get(keyOf(source))!.state;

test.each<[string, Verdict[]]>([
  ["open", oks(11)],
  ["clean", oks(12)],
  ["clean", [...oks(6), "c", ...oks(6)]],
  ["doubtful", [...oks(11), "a"]],
  ["doubtful", ["b"]],
  ["wrong", ["b", ...oks(10), "a"]],
])('an entry or rule has the state "%s" after the verdicts %j', (state, found) => {
  expect(stateOf(found)).toBe(state);
});

test("only the latest twelve verdicts on an entry or rule count", () => {
  expect(stateOf(["a", "a", ...oks(12)])).toBe("clean");
  expect(stateOf(["a", ...oks(11)])).toBe("doubtful");
});

test("if a change is judged twice, only the later verdict counts", () => {
  const again = [...scriptedJudgements(source, oks(12)), ...scriptedJudgements(source, ["b"])];
  const { state, latest } = recordsOf(again).get(keyOf(source))!;
  expect([state, latest.length]).toEqual(["doubtful", 12]);
});

test("a judgement is stored only once, unless the verdict has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "judgements-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "judgements.jsonl");
  expect(readJudgements(file)).toEqual([]);
  const judgements = scriptedJudgements(source, ["ok", "a"]);
  expect(appendJudgements(file, judgements)).toBe(2);
  expect(appendJudgements(file, judgements)).toBe(0);
  const other = scriptedJudgements(source, ["ok", "c"]);
  expect(appendJudgements(file, other)).toBe(1);
  expect(readJudgements(file)).toEqual([...judgements, other[1]]);
});
