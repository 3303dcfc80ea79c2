import { expect, test } from "vitest";
import { toFileMistakes } from "./to-file-mistakes.ts";

test("[BEYOND-246] a mistake in a file is listed with up to 40 characters of its paragraph on each side, without half of a character", () => {
  const text = `A line.\n${"a".repeat(60)} recieve ${"b".repeat(38)}😀 more.\nto to`;
  const at = (words: string) => ({ code: "grammar", message: "", offset: text.indexOf(words), length: words.length });
  expect(
    toFileMistakes(
      [
        { ...at("recieve"), kind: "spelling", fixes: ["receive"] },
        { ...at("to to"), kind: "grammar" },
      ],
      text,
    ),
  ).toEqual([
    {
      kind: "spelling",
      message: "",
      before: `${"a".repeat(39)} `,
      words: "recieve",
      after: ` ${"b".repeat(38)}`,
      fixes: ["receive"],
    },
    { kind: "grammar", message: "", before: "", words: "to to", after: "", fixes: [] },
  ]);
});
