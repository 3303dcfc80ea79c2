import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { planChunks } from "../index.ts";
import { fillSlots } from "./slots.ts";

/** Returns an answer's text with the protected spans filled in, and the numbers of their placeholders, in order. */
function fill(text: string, answer: string): { text: string; marks: number[] } {
  const [chunk] = planChunks(engine, text).chunks;
  const filled = fillSlots(text, chunk!, answer);
  const contents = filled.slots.map(({ start, end }) => filled.text.slice(start, end));
  expect(contents).toEqual(
    filled.slots.map(({ slot }) => text.slice(chunk!.slots[slot]!.start, chunk!.slots[slot]!.end)),
  );
  return { text: filled.text, marks: filled.slots.map(({ slot }) => slot + 1) };
}

const text = "Ada Lovelace wrote the program in 1843, and 3.5% of the readers knew of her.";

describe("a placeholder in an answer", () => {
  test("is replaced by its protected text, wherever the answer has it", () => {
    expect(fill(text, "In ⟦2:1843⟧ ⟦1:Ada Lovelace⟧ wrote it, and ⟦3:3.5%⟧ knew.")).toEqual({
      text: "In 1843 Ada Lovelace wrote it, and 3.5% knew.",
      marks: [2, 1, 3],
    });
  });

  test("is not in the list of found placeholders if the answer lacks it", () => {
    expect(fill(text, "⟦1:Ada Lovelace⟧ wrote it, and ⟦3:3.5%⟧ knew.").marks).toEqual([1, 3]);
    expect(fill(text, "She wrote it.")).toEqual({ text: "She wrote it.", marks: [] });
  });

  test("is in the list of found placeholders twice if the answer has it twice", () => {
    expect(fill(text, "⟦1:Ada Lovelace⟧ wrote it, and few knew ⟦1⟧.")).toEqual({
      text: "Ada Lovelace wrote it, and few knew Ada Lovelace.",
      marks: [1, 1],
    });
  });

  test.each([
    ["with letters right behind it", "⟦1:Ada Lovelace⟧s wrote it."],
    ["with the content of another placeholder", "⟦2:Ada Lovelace⟧ wrote it."],
    ["with a number that no placeholder has", "⟦7:Ada Byron⟧ wrote it."],
  ])("%s stays as written", (_, answer) => {
    expect(fill(text, answer)).toEqual({ text: answer, marks: [] });
  });

  test("is recognised in square brackets unless the text has such brackets itself", () => {
    expect(fill(text, "[1] wrote it in [2].").text).toBe("Ada Lovelace wrote it in 1843.");
    const cited = "Ada Lovelace wrote the program, as all readers of the notes know [2].";
    expect(fill(cited, "As [2] says, ⟦1:Ada Lovelace⟧ wrote the program.").marks).toEqual([2, 1]);
  });
});

describe("placeholders with the same content", () => {
  const twice = "The club met in 1843, moved in 1850, and closed again in 1843 or later.";

  test("are numbered in ascending order even if the answer exchanged their numbers", () => {
    expect(fill(twice, "In ⟦3:1843⟧, ⟦2:1850⟧ and ⟦1:1843⟧ things changed.").marks).toEqual([1, 2, 3]);
  });

  test("keep their numbers if the answer lacks one of them", () => {
    expect(fill(twice, "In ⟦3:1843⟧ and ⟦2:1850⟧ things changed.").marks).toEqual([3, 2]);
  });

  test("keep their numbers if the answer has one of them twice and lacks the other", () => {
    expect(fill(twice, "In ⟦3:1843⟧, ⟦2:1850⟧ and ⟦3:1843⟧ things changed.").marks).toEqual([3, 2, 3]);
  });
});

describe("protected text that an answer writes out without its placeholder", () => {
  test("counts as the placeholder", () => {
    expect(fill(text, "In 1843 ⟦1⟧ wrote it, and 3.5% knew.").marks).toEqual([2, 1, 3]);
  });

  test("counts as each placeholder with its content that the answer lacks", () => {
    const twice = "The club met in 1843, moved in 1850, and closed again in 1843 or later.";
    expect(fill(twice, "In 1843, ⟦2⟧ and 1843 things changed.").marks).toEqual([1, 2, 3]);
    expect(fill(twice, "In ⟦1⟧, ⟦2⟧ and 1843 things changed.").marks).toEqual([1, 2, 3]);
  });

  test("does not count as a placeholder if the answer has it more often than the text", () => {
    expect(fill(text, "⟦1⟧ wrote it in 1843, yes, in 1843.").marks).toEqual([1]);
  });

  test("does not count as a placeholder inside a longer word", () => {
    expect(fill(text, "⟦1⟧ wrote it in 18430.").marks).toEqual([1]);
  });

  test("does not count as a placeholder if the prompt did not show its content", () => {
    const link = "The readers of https://example.org/notes/by-ada-lovelace know of it.";
    expect(fill(link, "Those who read https://example.org/notes/by-ada-lovelace know of it.").marks).toEqual([]);
    expect(fill(link, "Those who read ⟦1:link⟧ know of it.")).toEqual({
      text: "Those who read https://example.org/notes/by-ada-lovelace know of it.",
      marks: [1],
    });
  });
});
