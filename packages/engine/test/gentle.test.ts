import { describe, expect, test } from "vitest";
import { levelsOf } from "../src/choose/strength.ts";
import { detect, rewrite } from "../src/index.ts";
import { engine } from "./engine.ts";

/** A text with loose sentences of uneven length, as people write them. */
const own =
  "My brother rang about nine, drunk again or just tired, hard to say. He'd sold the van. Got four hundred for it, which " +
  "is less than the tyres cost him last spring, and he was sort of pleased about that too. I asked where he'd keep the " +
  "dogs now. Silence. Then a long story about a man in Hull who sold sheds in the vicinity of the docks, and I put the kettle on and let " +
  "him talk, because what else do you do. Mum would have known.";

describe("a human-written text", () => {
  test("gets a low AI score", () => {
    expect(detect(engine, own).likeness).toBeLessThan(0.25);
  });

  test("keeps a stiff phrase at level 6 and loses it at level 10", () => {
    expect(rewrite(engine, own, { level: 6 }).text).toContain("in the vicinity of");
    expect(rewrite(engine, own, { level: 10 }).text).not.toContain("in the vicinity of");
  });

  test("gets all changes that the chosen mode or spelling requires, even at level 1", () => {
    expect(rewrite(engine, own, { mode: "formal", level: 1 }).text).not.toContain("He'd");
    expect(rewrite(engine, own, { spelling: "us", level: 1 }).text).toContain("tires");
  });
});

test("for human-written text, only the level of general rules is lowered, but never below 1", () => {
  expect(levelsOf(7, "standard", 0.1)).toEqual({ asked: 7, general: 4, possible: 4 });
  expect(levelsOf(2, "standard", 0.1)).toEqual({ asked: 2, general: 1, possible: 1 });
  expect(levelsOf(7, "standard", 0.9)).toEqual({ asked: 7, general: 7, possible: 10 });
  expect(levelsOf(7, "standard", null)).toEqual({ asked: 7, general: 7, possible: 7 });
});
