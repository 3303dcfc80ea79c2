import { afterEach, expect, test, vi } from "vitest";
import { resultFor } from "#test/result.ts";
import { loadVersions, saveVersions } from "./draft.ts";

const text = "We utilize tea.";
const kept = resultFor(text, [{ before: "utilize", after: "use" }], [text]);

function keep(state: unknown): void {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify(state) });
}
afterEach(() => vi.unstubAllGlobals());

test("a stored result is loaded again after a reload", () => {
  keep(kept);
  expect(loadVersions()?.all[0]).toEqual(kept);
});

test("a stored result of an earlier version of the page, whose sentences have no writer, is dropped", () => {
  const { writer, checked, ...sentence } = kept.result.sentences[0]!;
  keep({ ...kept, result: { ...kept.result, sentences: [{ ...sentence, engine: writer }] } });
  expect(loadVersions()?.all[0]).toBeUndefined();
});

test.each([[null], [{}], [{ result: {} }], [{ ...kept, result: { ...kept.result, sentences: null } }]])(
  "the stored value %o does not count as a result",
  (state) => {
    keep(state);
    expect(loadVersions()?.all[0]).toBeUndefined();
  },
);

test("after a reload all versions of a result are loaded, and a single result that is saved later replaces them", () => {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  const other = { ...kept, result: { ...kept.result, seed: 2 } };
  saveVersions({ all: [kept, other], at: 1 });
  expect(loadVersions()).toEqual({ all: [kept, other], at: 1 });
  saveVersions({ all: [kept], at: 0 });
  expect(loadVersions()).toEqual({ all: [kept], at: 0 });
});
