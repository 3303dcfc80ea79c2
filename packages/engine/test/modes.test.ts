import { describe, expect, test } from "vitest";
import { type Mode, modes, rewrite } from "../src/index.ts";
import { checkLaws } from "./check-laws.ts";
import { engine } from "./engine.ts";

const text =
  `It's well known that numerous individuals who have an allotment purchase their seeds in spring. Moreover, they
receive advice from their neighbours, which makes the work easier, and they don't require additional assistance. The
town offers a reliable and dependable service to people who want to plan a garden and build a shed, but it can't help
with the question of how plants survive a very cold winter. We think the council's plan is a good start.`.replaceAll(
    "\n",
    " ",
  );

const results = Object.fromEntries(modes.map((mode) => [mode, rewrite(engine, text, { mode })]));

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m|d))\b|\b(?:it|that|he|she|there|what)['’]s\b|\blet['’]s\b/giu;
const inMode = (mode: Mode) => results[mode]!;

test.each(modes)("a rewrite in %s mode gives a consistent report", (mode) => checkLaws(text, inMode(mode)));

test("every mode writes a different text than standard mode does", () => {
  for (const mode of modes) if (mode !== "standard") expect(inMode(mode).text).not.toBe(inMode("standard").text);
  const distinct = new Set(modes.map((mode) => inMode(mode).text));
  expect(distinct.size).toBeGreaterThanOrEqual(6);
});

test.each([
  [1, 1],
  [2, 1],
  [7, 3],
  [10, 5],
])("[PAGES-54] free mode at level %i writes what standard mode writes at level %i", (chosen, half) => {
  const free = rewrite(engine, text, { mode: "free", level: chosen });
  expect(free.text).toBe(rewrite(engine, text, { level: half }).text);
});

describe("the formality of a mode", () => {
  test.each(["formal", "academic"] as const)(
    "in %s mode, a text has no contractions and keeps its formal words",
    (mode) => {
      expect(inMode(mode).text.match(contraction)).toBeNull();
      expect(inMode(mode).text).toContain("numerous individuals");
    },
  );

  test("[MESSAGES-70] in informal mode, a text gets contractions and words of everyday speech", () => {
    expect(inMode("informal").text).toContain("extra help");
    expect(inMode("informal").text).toContain("don't need");
  });

  test("every mode keeps contractions inside quotations", () => {
    const quoted = "The man said, “I don't know, and it's late,” and he didn't stay in the old house.";
    expect(rewrite(engine, quoted, { mode: "formal" }).text).toBe(quoted.replace("didn't", "did not"));
  });

  test("even informal mode makes no contractions in warnings", () => {
    const warning = "You must not open the valve. Do not exceed the dose.";
    expect(rewrite(engine, warning, { mode: "informal" }).text).toBe(warning);
  });
});

describe("the length and difficulty of a rewritten text", () => {
  test("in simple mode, the text is easier to read than the original", () => {
    expect(inMode("simple").stats.after.grade).toBeLessThan(inMode("simple").stats.before.grade - 1.5);
    expect(inMode("simple").stats.after.sentences).toBeGreaterThan(inMode("simple").stats.before.sentences);
  });

  test("a text is shorter in shorten mode than in standard mode, and in expand mode longer than the original", () => {
    expect(inMode("shorten").stats.after.words).toBeLessThan(inMode("standard").stats.after.words);
    expect(inMode("expand").stats.after.words).toBeGreaterThan(inMode("expand").stats.before.words);
  });
});

test("[BEYOND-1] every mode keeps lists, code and tables", () => {
  const block =
    "```\nutilize(numerous, it's);\n```\n\n| Purchase | Don't |\n|---|---|\n| additional | numerous |\n\nWe have numerous ideas in order to win the game.";
  for (const mode of modes) {
    const result = rewrite(engine, block, { mode }).text;
    expect(result.startsWith(block.slice(0, block.indexOf("We have")))).toBe(true);
  }
});
