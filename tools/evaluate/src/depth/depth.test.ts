import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import type { Labelled } from "../material.ts";
import { measureLevels } from "./measure-levels.ts";
import { measureSigns, shareOfWay } from "./measure-signs.ts";
import { levelsSection, signsSection } from "./section.ts";

const engine = createEngine(readModels());
const machine =
  "It is important to note that the committee utilized a robust plan in order to make a decision. The members, " +
  "moreover, demonstrated a willingness to purchase numerous books, showing that the plan was not only good but cheap.";

function labelled(text: string, isMachine: boolean): Labelled {
  return { name: "text", text, machine: isMachine, source: "own", domain: "own", generator: "own" };
}

test("each level of strength is measured on all texts and compared with the next lower one", () => {
  const figures = measureLevels(engine, [machine, "It rains."]);
  expect(figures.map(({ level }) => level)).toEqual([1, 4, 7, 10]);
  expect(figures[2]!.changed).toBeGreaterThan(figures[0]!.changed);
  for (const { aboveLower } of figures) expect([0, 0.5]).toContain(aboveLower);
  expect(levelsSection(figures).join("\n")).toMatch(/\| +7 \|/);
});

test("phrases typical of machine-written prose are counted per 1,000 words in human, machine-written and rewritten texts", () => {
  const figures = measureSigns(engine, [
    labelled(machine, true),
    labelled("Not just rain, turning to a robust snow.", false),
  ]);
  const of = (sign: string) => figures.find((one) => one.sign === sign)!;
  expect(of("“not only”, “not just”")).toMatchObject({ human: 125 });
  expect(of("-ing tails").human).toBe(125);
  expect(of("-ing tails").machine).toBeCloseTo(1000 / 38);
  expect(of("“not only”, “not just”").machine).toBeCloseTo(1000 / 38);
  expect(of("“not only”, “not just”").rewritten).toBe(0);
  expect(of("“rather than”")).toEqual({ sign: "“rather than”", human: 0, machine: 0, rewritten: 0 });
});

test("if machine texts have 10 typical phrases, human texts 2 and rewritten texts 6, half of the difference is removed", () => {
  expect(shareOfWay({ sign: "x", human: 2, machine: 10, rewritten: 6 })).toBe(0.5);
  expect(signsSection([{ sign: "x", human: 2, machine: 10, rewritten: 6 }]).join("\n")).toMatch(/\| +50 % \|/);
});
