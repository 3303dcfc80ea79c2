import { readModels } from "@rewright/models";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../engine.ts";
import { composeReport } from "./compose.ts";
import { partText } from "./part-text.ts";
import { planChunks } from "./plan.ts";
import type { Choice, Chunk } from "./pro.ts";

const engine = createEngine(readModels());

const blocks = [
  "# The new library",
  "The library plays a crucial role in the town, and it utilizes 12 rooms. Furthermore, it is open every day. Moreover, Ada Keller leads it.",
  "- It is important to note that the **old hall** is not used any more.\n- Visitors may utilize the lift in order to reach `floor 3`.",
  "| Year | Visitors |\n| --- | --- |\n| 2019 | 4,100 |",
  "“We have time,” she said — due to the fact that the road was closed. See [the plan](https://example.org/plan) for the details.",
  "> In order to read here, people require a card.",
  "1. First, individuals commence with a form.\n2. Subsequently, they obtain a card.",
  "Not much.",
];

const text = fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 9 }).map((list) => list.join("\n\n"));

/** Edits of a model: of words here and there, of the whole chunk, or such as no check would let through. */
const pick = fc.oneof(
  fc.constant("lite" as const),
  fc.record({
    words: fc.array(fc.nat(60), { maxLength: 4 }),
    after: fc.constantFrom("", "word", "# head", "\n\n- item", "1. one"),
  }),
);

function choiceOf(
  chunk: Chunk,
  source: string,
  taken: "lite" | { words: number[]; after: string } | undefined,
): Choice {
  if (!taken || taken === "lite") return "lite";
  const prose = source.slice(chunk.start, chunk.end);
  const words = [...prose.matchAll(/\p{L}+/gu)].filter((_, i) => taken.words.includes(i));
  const edits = words.map(({ 0: before, index }) => {
    const start = chunk.start + index;
    return { start, end: start + before.length, before, after: taken.after, rule: "humanize-pro", reason: "Reworded." };
  });
  return { edits };
}

test("parts that are written one by one are together the text of the report", () => {
  fc.assert(
    fc.property(text, fc.array(pick, { minLength: 30, maxLength: 30 }), (source, picks) => {
      const plan = planChunks(engine, source);
      const choices = plan.chunks.map((chunk, i) => choiceOf(chunk, source, picks[i]));
      const written = plan.parts.map((_, index) =>
        partText(
          source,
          plan,
          index,
          choices.filter((_choice, i) => plan.chunks[i]!.part === index),
        ),
      );
      expect(written.join("")).toBe(composeReport(engine, { text: source, plan, choices }).text);
    }),
    { numRuns: 60 },
  );
});

test("what was delivered before a run was stopped is how its report begins", () => {
  fc.assert(
    fc.property(text, fc.nat(8), (source, last) => {
      const plan = planChunks(engine, source);
      const from = plan.chunks.find(({ part }) => part > last)?.part ?? plan.parts.length;
      const choices = plan.chunks.map(({ part }): Choice => (part < from ? "lite" : "unchanged"));
      const written = plan.parts.slice(0, from).map((_, index) =>
        partText(
          source,
          plan,
          index,
          choices.filter((_choice, i) => plan.chunks[i]!.part === index),
        ),
      );
      const rest = source.slice(plan.parts[from]?.start ?? source.length);
      expect(composeReport(engine, { text: source, plan, choices }).text).toBe(written.join("") + rest);
    }),
    { numRuns: 60 },
  );
});
