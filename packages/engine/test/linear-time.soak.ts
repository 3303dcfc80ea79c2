// What must grow with the length of a text and not with its square. Here, because it is measured: the processor time of this
// thread, which other processes do not share, for a text and for one four times as long.
import { readFileSync } from "node:fs";
import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { parseBlocks } from "../src/document/blocks.ts";
import { countSyllables } from "../src/grammar/syllables.ts";
import {
  type Choice,
  composeReport,
  createEngine,
  detect,
  planChunks,
  reviewAnswer,
  rewrite,
  rewriteDeeper,
} from "../src/index.ts";
import { selectBeads } from "../src/pro/select.ts";
import { literalSpans } from "../src/protect/literal.ts";
import { fill, literalHeaps, markdownHeaps } from "./heaps.ts";

const engine = createEngine(readModels());

/** The most growth for a linear function: between 4, for linear time, and 16, for quadratic time. */
const mostGrowth = 9;
/** The least milliseconds of a measurement. Shorter measurements are mostly noise. */
const leastMs = 20;

/** Returns how many times as long a text of four times the size takes: the median of five measures. */
function growth(run: (size: number) => void, size: number): number {
  run(size);
  const ratios = Array.from({ length: 5 }, () => {
    const short = Math.max(
      leastMs,
      cpuMs(() => run(size)),
    );
    return (
      Math.max(
        leastMs,
        cpuMs(() => run(4 * size)),
      ) / short
    );
  });
  return ratios.sort((a, b) => a - b)[2]!;
}

function cpuMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  return process.threadCpuUsage(before).user / 1000;
}

test.each(markdownHeaps)("blocks in many repetitions of %j are found in linear time", (part) => {
  expect(growth((size) => parseBlocks(fill(part, size)), 25_000)).toBeLessThan(mostGrowth);
});

test.each(literalHeaps)("protected spans in many repetitions of %j are found in linear time", (part) => {
  const search = (size: number) => {
    const text = fill(part, size);
    const runs = [{ start: 0, end: text.length }];
    literalSpans(text, { kind: "paragraph", start: 0, end: text.length, runs, markup: [] }, ["a a", "aaaa"]);
  };
  expect(growth(search, 25_000)).toBeLessThan(mostGrowth);
});

test("the syllables of a long row of letters are counted in linear time", () => {
  expect(growth((size) => countSyllables("A".repeat(size)), 50_000)).toBeLessThan(mostGrowth);
});

test("long text without spaces is tagged in linear time", () => {
  expect(growth((size) => engine.tag(`We go ${"5%".repeat(size)} home.`), 6000)).toBeLessThan(mostGrowth);
});

test.each(["We go.\n\n", "- It is.\n", "---\na: b\n---\n\nWe go.\n\n"])(
  "a text of thousands of %j is rewritten, judged and planned in linear time",
  (part) => {
    const work = (paragraphs: number) => {
      const text = part.repeat(paragraphs);
      rewrite(engine, text, {});
      detect(engine, text);
      planChunks(engine, text);
    };
    expect(growth(work, 1000)).toBeLessThan(mostGrowth);
  },
);

test("front matter of thousands of lines is read in linear time, also without an end", () => {
  const read = (lines: number) => rewrite(engine, `---\n${"title: utilize\n".repeat(lines)}`, {});
  expect(growth(read, 4000)).toBeLessThan(mostGrowth);
});

test("a text of many tiny sentences is judged in linear time", () => {
  expect(growth((size) => detect(engine, "It is so. ".repeat(size)), 2000)).toBeLessThan(mostGrowth);
});

test("a rewrite by Pro without a model takes linear time, even for a text of a single long paragraph", () => {
  const machine = readFileSync(new URL("./golden/essay/input.txt", import.meta.url), "utf8");
  const paragraph = machine.replace(/[^\p{L},.'’ ]+/gu, " ");
  const rewrite = (times: number) => rewriteDeeper(engine, Array<string>(times).fill(paragraph).join(" "));
  expect(growth(rewrite, 2)).toBeLessThan(mostGrowth);
});

test("planning, reviewing, selecting and composing the rewrite of a text take linear time", () => {
  const sentences =
    "It is important to note that we utilize numerous tools, ensuring that the work of Ada Lovelace is known. The garden grew by 3.5% in May, and the report suggests that it may grow further. ";
  const rewrite = (paragraphs: number) => {
    const text = `${sentences.repeat(4)}\n\n`.repeat(paragraphs);
    const plan = planChunks(engine, text);
    const choices = plan.chunks.map((chunk): Choice => {
      const answer = chunk.marked.replaceAll("utilize", "use");
      const { beads } = reviewAnswer(engine, { text, chunk, answer, options: {} });
      return selectBeads(beads.map((bead, index) => ({ bead, answer: 0, index, checked: "second_reading" })));
    });
    expect(composeReport({ text, plan, choices }).sentences.map(({ writer }) => writer)).toContain("pro");
  };
  expect(growth(rewrite, 10)).toBeLessThan(mostGrowth);
});
