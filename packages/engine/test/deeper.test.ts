import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gainThreshold } from "../src/deeper/gain.ts";
import { detect, modes, type Report, rewrite, rewriteDeeper, spellings } from "../src/index.ts";
import { checkLaws } from "./check-laws.ts";
import { documents } from "./documents.ts";
import { engine } from "./engine.ts";

const folder = new URL("./golden/", import.meta.url);
const texts = readdirSync(folder).map((name) => readFileSync(new URL(`${name}/input.txt`, folder), "utf8"));

/** A text that the general rules leave alone although the detector finds it machine-made. */
const essay =
  "Public libraries play an essential role in modern communities, and their significance extends beyond books. They offer " +
  "individuals access to valuable resources, particularly during difficult periods, while also providing a space where people " +
  "can connect. Many libraries have transformed their services, which demonstrates their ability to adapt to different " +
  "circumstances. For instance, some branches organize workshops on digital skills, and participants frequently discover new " +
  "potential opportunities there. Staff members assist visitors with various applications, and this approach enhances the " +
  "confidence of the community. Consequently, libraries remain an important institution, ensuring that knowledge is accessible " +
  "to everyone and contributing to a more informed society. A quiet room offers a valuable alternative to a crowded office.";

describe("a deeper rewrite of a machine-made text", () => {
  const likeness = ({ text }: Report): number => detect(engine, text).likeness!;
  const plain = rewrite(engine, essay);
  const deep = rewriteDeeper(engine, essay);

  test("changes more than a plain rewrite does and lowers the AI score further", () => {
    expect(deep.stats.changed).toBeGreaterThan(plain.stats.changed);
    expect(likeness(deep)).toBeLessThan(likeness(plain));
    checkLaws(essay, deep);
  });

  test("keeps the changes of a plain rewrite", () => {
    for (const edit of plain.edits) {
      const made = deep.edits.filter(({ start, end }) => start <= edit.start && edit.end <= end);
      expect(made.some(({ after }) => after.includes(edit.after))).toBe(true);
    }
  });

  test("changes more at a higher level", () => {
    const changed = (level: number): number => rewriteDeeper(engine, essay, { level }).stats.changed;
    expect(changed(10)).toBeGreaterThan(changed(7));
    expect(changed(7)).toBeGreaterThan(changed(2));
  });
});

test("a deeper rewrite of a human-written text is the same as a plain one", () => {
  const own =
    "My brother rang about nine, drunk again or just tired, hard to say. He'd sold the van. Got four hundred for it, which " +
    "is less than the tyres cost him last spring, and he was sort of pleased about that too. I asked where he'd keep the " +
    "dogs now. Silence. Then a long story regarding a man in Hull who had numerous sheds, and I put the kettle on and let " +
    "him talk, because what else do you do. Mum would have known.";
  const deep = rewriteDeeper(engine, own);
  const plain = rewrite(engine, own);
  const sentences = plain.sentences.map((one) => ({
    ...one,
    writer: one.writer === "lite" ? "pro_local" : one.writer,
  }));
  expect(deep).toEqual({ ...plain, sentences });
  expect(new Set(deep.sentences.map(({ writer }) => writer))).toEqual(new Set(["pro_local", "original"]));
});

test("the gain that a change needs to be made is larger at a lower level and in a text with a lower AI score", () => {
  expect(gainThreshold(7, 0.2)).toBeUndefined();
  expect(gainThreshold(3, 0.9)!).toBeGreaterThan(gainThreshold(7, 0.9)!);
  expect(gainThreshold(7, 0.4)!).toBeGreaterThan(gainThreshold(7, 0.9)!);
  expect(gainThreshold(7, null)!).toBeGreaterThan(gainThreshold(7, 0.9)!);
});

test("a deeper rewrite leaves a text that is not English unchanged", () => {
  const text =
    "Die Gemeinde hat beschlossen, das alte Rathaus im Herbst zu verkaufen und den Platz davor neu zu bauen.";
  const { text: written, findings, sentences } = rewriteDeeper(engine, text);
  expect(written).toBe(text);
  expect(findings.map(({ code }) => code)).toEqual(["not_english"]);
  expect(sentences).toEqual([{ start: 0, end: text.length, writer: "original", checked: null }]);
});

test("reports of deeper rewrites are consistent for any document, mode, spelling, level and seed", () => {
  const options = fc.record({
    mode: fc.constantFrom(...modes),
    spelling: fc.option(fc.constantFrom(...spellings), { nil: undefined }),
    level: fc.integer({ min: 1, max: 10 }),
    seed: fc.integer(),
  });
  const check = (text: string, how: Parameters<typeof rewriteDeeper>[2]): void => {
    const report = rewriteDeeper(engine, text, how);
    checkLaws(text, report);
    expect(report.sentences.map(({ writer }) => writer)).not.toContain("lite");
    expect(rewriteDeeper(engine, text, how)).toEqual(report);
  };
  fc.assert(fc.property(documents, options, check), { numRuns: 60, seed: 20261122 });
  for (const text of texts) for (const mode of modes) checkLaws(text, rewriteDeeper(engine, text, { mode }));
});
