import { expect } from "vitest";
import { applyEdits, invertEdits, type Report } from "../src/index.ts";
import { overlaps } from "../src/span.ts";

/** Checks the properties that every report must have, whatever the text. */
export function checkLaws(original: string, report: Report): void {
  const { text, edits, kept, sentences, integrity } = report;
  expect(applyEdits(original, edits)).toBe(text);
  expect(applyEdits(text, invertEdits(edits))).toBe(original);
  for (const edit of edits) {
    expect(original.slice(edit.start, edit.end)).toBe(edit.before);
    expect(edit.before).not.toBe(edit.after);
    expect(edit.rule).not.toBe("");
    expect(edit.reason.trim()).not.toBe("");
    expect(sentences.filter((s) => s.start <= edit.start && edit.end <= s.end).length).toBeGreaterThan(0);
    expect(kept.filter((span) => overlaps(span, edit))).toEqual([]);
  }
  for (const { start, end, writer, checked } of sentences) {
    if (writer === "original") expect(edits.filter((edit) => overlaps(edit, { start, end }))).toEqual([]);
    else expect(edits.some((edit) => edit.start >= start && edit.end <= end)).toBe(true);
    expect(checked === null).toBe(writer !== "pro");
  }
  for (const list of [edits, kept, sentences])
    for (let i = 1; i < list.length; i++) expect(list[i]!.start).toBeGreaterThanOrEqual(list[i - 1]!.end);
  expect(integrity).toEqual({ ok: true, problems: [] });
}
