import { describe, expect, it } from "vitest";
import type { Sentence } from "../document/document.ts";
import { type Change, createDraft } from "../document/draft.ts";
import { pace } from "./pace.ts";

/** Returns sentences with the given numbers of words; each word is "a" with a space. */
function textOf(lengths: readonly number[]): { text: string; sentences: Sentence[] } {
  let position = 0;
  const noTree = { heads: new Int32Array(), relations: [], margins: new Float64Array() };
  const sentences = lengths.map((length): Sentence => {
    const start = position;
    position += 2 * length;
    const words = Array.from({ length }, (_, i) => ({
      start: start + 2 * i,
      end: start + 2 * i + 1,
      text: "a",
      lower: "a",
      lemma: "a",
      pos: "DET" as const,
      tag: "DT",
    }));
    return { start, end: position - 1, words, tree: noTree };
  });
  return { text: "a ".repeat(position / 2), sentences };
}

/** Returns changes that each write `after` at the end of a word. */
function additions(places: readonly (readonly [at: number, after: string, rule?: string])[]): Change[] {
  return places.map(([word, after, rule = "expand-words"]) => ({
    parts: [{ start: 2 * word + 1, end: 2 * word + 1, after }],
    rule,
    reason: "",
  }));
}

const adding: ReadonlySet<string> = new Set(["expand-words", "expand-links"]);

function kept(lengths: readonly number[], places: Parameters<typeof additions>[0], rules = adding) {
  const { text, sentences } = textOf(lengths);
  return pace(createDraft(text, []), sentences, additions(places), rules).map(({ parts }) => parts[0]!.after.trim());
}

describe("limiting how many words a sentence gains", () => {
  it("keeps all changes if no rule adds words", () => {
    expect(
      kept(
        [9],
        [
          [1, " b b"],
          [2, " c c"],
          [3, " d d"],
        ],
        new Set(),
      ),
    ).toHaveLength(3);
  });

  it("keeps only the two longest additions in a sentence of nine words", () => {
    expect(
      kept(
        [9],
        [
          [1, " b"],
          [3, " c c"],
          [5, " d d d"],
        ],
      ),
    ).toEqual(["c c", "d d d"]);
  });

  it("keeps only the three longest additions in a sentence of thirty words", () => {
    expect(
      kept(
        [30],
        [
          [1, " b"],
          [3, " c c"],
          [5, " d d d"],
          [7, " e e"],
        ],
      ),
    ).toEqual(["c c", "d d d", "e e"]);
  });

  it("limits only changes of rules that add words", () => {
    const places = [
      [1, " b"],
      [3, " c"],
      [5, " d", "full-forms"],
    ] as const;
    expect(kept([9], places)).toEqual(["b", "c", "d"]);
  });

  it("does not add the same phrase to two neighbouring sentences, even in another tense", () => {
    expect(
      kept(
        [9, 9, 9],
        [
          [3, " which is b"],
          [12, " that was c"],
          [21, " which are d"],
        ],
      ),
    ).toEqual(["which is b", "which are d"]);
  });

  it("adds the same sentence opening again only after more sentences than another addition", () => {
    const { text, sentences } = textOf([4, 4, 4, 4]);
    const changes = [0, 16].map(
      (start): Change => ({
        parts: [{ start, end: start + 1, after: "b c" }],
        rule: "expand-links",
        reason: "",
      }),
    );
    expect(pace(createDraft(text, []), sentences, changes, adding)).toHaveLength(1);
  });
});
