import fc from "fast-check";
import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { composeReport } from "./compose.ts";
import { partText } from "./part-text.ts";
import { planChunks } from "./plan.ts";
import type { Choice, Chunk, Taken } from "./pro.ts";

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

/** Generates a model's edits for each sentence: edits of single words, edits that fail the checks, or none. */
const pick = fc.oneof(
  fc.constant("lite" as const),
  fc.array(
    fc.option(
      fc.record({
        words: fc.array(fc.nat(30), { maxLength: 3 }),
        after: fc.constantFrom("", "word", "# head", "\n\n- item", "1. one"),
      }),
    ),
    { minLength: 3, maxLength: 3 },
  ),
);
type Pick = typeof pick extends fc.Arbitrary<infer T> ? T : never;

function choiceOf({ sentences }: Chunk, source: string, picked: Pick): Choice {
  if (picked === "lite") return "lite";
  return sentences.flatMap(({ start, end }, s): Taken[] => {
    const made = picked[s % picked.length];
    if (!made) return [];
    const words = [...source.slice(start, end).matchAll(/\p{L}+/gu)].filter((_, i) => made.words.includes(i));
    const edits = words.map(({ 0: before, index }) => {
      const at = start + index;
      return {
        start: at,
        end: at + before.length,
        before,
        after: made.after,
        rule: "humanize-pro",
        reason: "Reworded.",
      };
    });
    return [{ start, end, edits, checked: "rules" }];
  });
}

test("the texts of a rewrite's parts, computed one by one, together are the text of its report", () => {
  fc.assert(
    fc.property(text, fc.array(pick, { minLength: 30, maxLength: 30 }), (source, picks) => {
      const plan = planChunks(engine, source);
      const choices = plan.chunks.map((chunk, i) => choiceOf(chunk, source, picks[i]!));
      const written = plan.parts.map((_, index) =>
        partText(
          source,
          plan,
          index,
          choices.filter((_choice, i) => plan.chunks[i]!.part === index),
        ),
      );
      expect(written.join("")).toBe(composeReport({ text: source, plan, choices }).text);
    }),
    { numRuns: 60 },
  );
});

test("the parts delivered before a rewrite is stopped are the beginning of its report", () => {
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
      expect(composeReport({ text: source, plan, choices }).text).toBe(written.join("") + rest);
    }),
    { numRuns: 60 },
  );
});
