import { afterEach, expect, test, vi } from "vitest";
import { resultFor } from "../../../test/result.ts";
import { loadResult } from "./draft.ts";

const text = "We utilize tea.";
const kept = resultFor(text, [{ before: "utilize", after: "use" }], [text]);

function keep(state: unknown): void {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify(state) });
}
afterEach(() => vi.unstubAllGlobals());

test("a result outlives a reload", () => {
  keep(kept);
  expect(loadResult()).toEqual(kept);
});

test("a result that an earlier version kept, whose sentences name an engine and no writer, is dropped", () => {
  const { writer, checked, ...sentence } = kept.result.sentences[0]!;
  keep({ ...kept, result: { ...kept.result, sentences: [{ ...sentence, engine: writer }] } });
  expect(loadResult()).toBeUndefined();
});

test.each([[null], [{}], [{ result: {} }], [{ ...kept, result: { ...kept.result, sentences: null } }]])(
  "%o is no result",
  (state) => {
    keep(state);
    expect(loadResult()).toBeUndefined();
  },
);
