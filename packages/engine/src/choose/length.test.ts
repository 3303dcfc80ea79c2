import { expect, test } from "vitest";
import type { Rule } from "../rules/rule.ts";
import { inLength } from "./length.ts";

const rule: Rule = { id: "any", summary: "Any.", stage: "wording", level: 1 };
const text = "They mended the roof at once.";
const wording = (after: string) => [{ start: text.indexOf("at once"), end: text.indexOf("."), after }];
const proposal = { parts: wording("without delay"), others: [wording("then and there"), wording("immediately")] };

test("a mode that shortens the text takes only the shortest wording, and none with more words than the original", () => {
  expect(inLength(text, rule, proposal, "shorten")).toEqual({ parts: wording("immediately"), others: [] });
  expect(inLength(text, rule, { parts: wording("then and there") }, "shorten")).toBeUndefined();
});

test("a mode that shortens the text takes a wording with as many words as the original only if it has fewer letters", () => {
  const inPlaceOf = (before: string, after: string) => {
    const start = text.indexOf(before);
    return { parts: [{ start, end: start + before.length, after }] };
  };
  expect(inLength(text, rule, inPlaceOf("mended", "fixed"), "shorten")).toBeDefined();
  expect(inLength(text, rule, inPlaceOf("mended", "repaired"), "shorten")).toBeUndefined();
  expect(inLength(text, { ...rule, stage: "spelling" }, inPlaceOf("mended", "repaired"), "shorten")).toBeDefined();
});

test("a mode that expands the text takes no wording that removes words, and prefers those that add words", () => {
  expect(inLength(text, rule, proposal, "expand")).toEqual({ parts: wording("then and there"), others: [] });
  expect(inLength(text, rule, { parts: wording("immediately") }, "expand")).toBeUndefined();
  expect(inLength(text, rule, proposal, "standard")).toBe(proposal);
});
