import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { planChunks, reviewAnswer } from "../index.ts";
import type { Neighbour } from "./pro.ts";
import { type Candidate, gapsIn, partOfChunk, selectBeads } from "./select.ts";

const source =
  "The river rose in the night. The lower fields were under water. Two farmers moved their sheep uphill. A week later it was gone.";
const whole = planChunks(engine, source).chunks[0]!;
const { sentences } = whole;

interface About {
  readonly text?: string;
  readonly score?: number;
  readonly isBound?: boolean;
  /** The cost of leaving adjacent sentences unchanged, by their numbers. */
  readonly costs?: Readonly<Record<number, number>>;
  readonly checked?: Candidate["checked"];
}

/** Returns an answer's version of a range of sentences, both ends included. */
function bead(
  answer: number,
  index: number,
  [first, last]: readonly [number, number],
  {
    text = `Answer ${answer} says it.`,
    score = 0.5,
    isBound = false,
    costs = {},
    checked = "second_reading",
  }: About = {},
): Candidate {
  const { start } = sentences[first]!;
  const { end } = sentences[last]!;
  const before = source.slice(start, end);
  const neighbours = [first - 1, last + 1].flatMap((i): Neighbour[] =>
    sentences[i] ? [{ ...sentences[i], cost: costs[i] ?? 0 }] : [],
  );
  const edits = [{ start, end, before, after: text, rule: "humanize-pro", reason: "Reworded." }];
  return {
    answer,
    index,
    checked,
    bead: { start, end, source: before, text, edits, problems: [], doubts: [], isBound, neighbours, score },
  };
}

/** Returns the texts of the sentences that are accepted, in order. */
function written(...candidates: readonly Candidate[]): string[] {
  return selectBeads(candidates).flatMap(({ edits }) => edits.map(({ after }) => after));
}

describe("selecting among rewritten sentences", () => {
  test("returns no sentences if there are no candidates", () => {
    expect(selectBeads([])).toEqual([]);
  });

  test("returns all sentences of a single answer in order, with their edits and how they were checked", () => {
    const one = bead(0, 0, [0, 0], { checked: "rules" });
    const two = bead(0, 1, [1, 2]);
    const three = bead(0, 2, [3, 3]);
    expect(selectBeads([three, one, two])).toEqual(
      [one, two, three].map(({ bead: { start, end, edits }, checked }) => ({ start, end, edits, checked })),
    );
  });

  test("leaves out a sentence without a candidate", () => {
    const taken = selectBeads([bead(0, 0, [0, 0]), bead(0, 1, [2, 3])]);
    expect(taken.map(({ start, end }) => ({ start, end }))).toEqual([
      sentences[0],
      { start: sentences[2]!.start, end: sentences[3]!.end },
    ]);
  });

  test("takes the better of two candidates for one sentence", () => {
    const poor = bead(0, 0, [0, 0], { text: "Poor.", score: 0.3 });
    const good = bead(1, 0, [0, 0], { text: "Good.", score: 0.8 });
    expect(written(poor, good)).toEqual(["Good."]);
    expect(written(good, poor)).toEqual(["Good."]);
  });

  test("never takes overlapping candidates, and covers as many words as possible", () => {
    const joined = bead(0, 0, [0, 1], { text: "Joined.", score: 1 });
    const single = [0, 1, 2].map((i) => bead(1, i, [i, i], { text: `Single ${i}.`, score: 0.1 }));
    expect(written(joined, ...single.slice(1))).toEqual(["Joined.", "Single 2."]);
    expect(written(joined, bead(1, 1, [1, 2], { text: "Later." }), bead(1, 0, [0, 0], { text: "Sooner." }))).toEqual([
      "Sooner.",
      "Later.",
    ]);
  });

  test("takes a sentence from another answer only if it is much better", () => {
    const all = [0, 1, 2].map((i) => bead(0, i, [i, i], { text: `First ${i}.`, score: 0.1 }));
    const other = (score: number) => bead(1, 1, [1, 1], { text: "Second 1.", score });
    expect(written(...all, other(0.5))).toEqual(["First 0.", "First 1.", "First 2."]);
    expect(written(...all, other(1))).toEqual(["First 0.", "Second 1.", "First 2."]);
  });

  test("avoids a sentence that begins like the selected sentence before it, if there is another candidate", () => {
    const before = bead(0, 0, [0, 0], { text: "The river rose overnight." });
    const alike = bead(1, 0, [1, 1], { text: "The fields lay under water.", score: 1 });
    const different = bead(2, 0, [1, 1], { text: "Water covered the lower fields.", score: 0.1 });
    expect(written(before, alike, different)).toEqual(["The river rose overnight.", "Water covered the lower fields."]);
    expect(written(before, alike)).toEqual(["The river rose overnight.", "The fields lay under water."]);
  });

  test("allows two sentences with the same first word if another sentence is between them", () => {
    const before = bead(0, 0, [0, 0], { text: "However, the river rose." });
    const later = bead(1, 0, [2, 2], { text: "However, two farmers moved their sheep." });
    expect(written(before, later)).toEqual(["However, the river rose.", "However, two farmers moved their sheep."]);
  });

  test("never places two sentences from different answers next to each other if both open with the same contrast word", () => {
    const before = bead(0, 0, [0, 0], { text: "However, the river rose." });
    const alike = bead(1, 0, [1, 2], { text: "However, the lower fields were soon flooded." });
    expect(written(before, alike)).toEqual(["However, the lower fields were soon flooded."]);
  });

  test("allows two adjacent sentences with the same first word if one answer wrote both", () => {
    const both = [0, 1].map((i) => bead(0, i, [i, i], { text: `The water ${i}.`, score: 0.2 }));
    const other = bead(1, 0, [1, 1], { text: "Fields lay under water.", score: 0.3 });
    expect(written(...both, other)).toEqual(["The water 0.", "The water 1."]);
  });
});

describe("a rewritten sentence that needs the previous sentence of its answer", () => {
  const first = bead(0, 0, [0, 0], { text: "The river rose.", score: 0.1 });
  const bound = bead(0, 1, [1, 1], { text: "It took the fields.", isBound: true });
  const better = bead(1, 0, [0, 0], { text: "Overnight the river rose.", score: 1 });

  test("is taken together with that sentence", () => {
    expect(written(first, bound)).toEqual(["The river rose.", "It took the fields."]);
  });

  test("is left out if that sentence is not a candidate", () => {
    expect(written(bound)).toEqual([]);
    expect(written(bound, better)).toEqual(["Overnight the river rose."]);
    expect(written(bead(0, 0, [0, 0]), bead(0, 2, [1, 1], { isBound: true }))).toHaveLength(1);
  });

  test("is taken together with that sentence, even if another candidate scores higher but covers fewer words", () => {
    expect(written(first, bound, better)).toEqual(["The river rose.", "It took the fields."]);
  });

  test("is left out if another answer has better candidates for both sentences", () => {
    const free = bead(1, 1, [1, 1], { text: "Water covered the fields.", score: 1 });
    expect(written(first, bound, better, free)).toEqual(["Overnight the river rose.", "Water covered the fields."]);
  });

  test("is left out if it is the first sentence of its answer, even behind another answer's sentence", () => {
    const alone = bead(2, 0, [1, 1], { text: "It took the fields.", isBound: true });
    expect(written(alone)).toEqual([]);
    expect(written(better, alone)).toEqual(["Overnight the river rose."]);
  });
});

describe("a rewritten sentence that reads badly next to an unchanged one", () => {
  const never = Number.POSITIVE_INFINITY;

  test("is not taken if there is another candidate and the unchanged sentence stays", () => {
    const rough = bead(0, 0, [0, 0], { text: "Rough.", score: 0.6, costs: { 1: 1 } });
    const other = bead(1, 0, [0, 0], { text: "Other.", score: 0.5 });
    expect(written(rough, other)).toEqual(["Other."]);
    expect(written(rough, other, bead(0, 1, [1, 1], { text: "Next." }))).toEqual(["Rough.", "Next."]);
  });

  test("is taken if there is no other candidate, even if the unchanged sentences on both sides have a cost", () => {
    const costs = { 0: 2, 2: 2 };
    expect(written(bead(0, 1, [1, 1], { text: "Rough.", costs }))).toEqual(["Rough."]);
    expect(written(bead(0, 0, [0, 0]), bead(0, 1, [1, 1], { text: "Rough.", costs }))).toHaveLength(2);
  });

  test("is left out if the sentence before or behind it stays unchanged and must never stand next to it", () => {
    const behind = bead(0, 1, [1, 1], { text: "Rough.", costs: { 2: never } });
    const before = bead(0, 1, [1, 1], { text: "Rough.", costs: { 0: never } });
    expect(written(behind)).toEqual([]);
    expect(written(before)).toEqual([]);
    expect(written(bead(0, 0, [0, 0], { text: "First." }), behind)).toEqual(["First."]);
    expect(written(before, bead(0, 3, [3, 3], { text: "Last." }))).toEqual(["Last."]);
  });

  test("is taken if the sentences before and behind it are rewritten too, by whichever answer", () => {
    const both = bead(0, 1, [1, 1], { text: "Rough.", costs: { 0: never, 2: never } });
    const [first, third] = [bead(1, 0, [0, 0], { text: "First." }), bead(2, 0, [2, 2], { text: "Third." })];
    expect(written(first, both, third)).toEqual(["First.", "Rough.", "Third."]);
    expect(written(first, both)).toEqual(["First."]);
  });

  test("is left out if the sentence behind it stays unchanged, even if its answer rewrites the one after that", () => {
    const [one, two] = [bead(0, 0, [0, 0], { costs: { 1: never } }), bead(0, 1, [2, 2], { text: "Third." })];
    expect(written(one, two)).toEqual(["Third."]);
  });
});

describe("the gaps between selected sentences", () => {
  const gap = (first: number, last: number) => ({ start: sentences[first]!.start, end: sentences[last]!.end });

  test("are all other sentences, adjacent ones together", () => {
    expect(gapsIn(whole, [])).toEqual([gap(0, 3)]);
    expect(gapsIn(whole, [sentences[1]!])).toEqual([gap(0, 0), gap(2, 3)]);
    expect(gapsIn(whole, [sentences[0]!, sentences[3]!])).toEqual([gap(1, 2)]);
    expect(gapsIn(whole, [sentences[0]!, gap(1, 2)])).toEqual([gap(3, 3)]);
  });

  test("are none if every sentence was selected", () => {
    expect(gapsIn(whole, [gap(0, 1), gap(2, 3)])).toEqual([]);
  });
});

describe("a part of a chunk", () => {
  const earlier = `${"The **archive** opened early. ".repeat(20).trim()}`;
  const text = `# History\n\n${earlier}\n\nAda Lovelace wrote a program in 1843. Her notes filled 66 pages that year. Charles Babbage praised them in May 1843. Few people read them before 1953.\n\nThe museum shows the notes today.`;
  const chunk = planChunks(engine, text).chunks[1]!;
  const [, second, third] = chunk.sentences;
  const part = partOfChunk(text, chunk, { start: second!.start, end: third!.end });

  test("has the requested sentences, placeholders numbered from 1, and positions in the whole text", () => {
    expect(chunk.sentences).toHaveLength(4);
    expect(part).toMatchObject({ ...{ start: second!.start, end: third!.end }, part: chunk.part, words: 14 });
    expect(part.sentences).toEqual([second, third]);
    expect(part.marked).toBe(
      "Her notes filled ⟦1:66⟧ pages that year. ⟦2:Charles Babbage⟧ praised them in ⟦3:May 1843⟧.",
    );
    expect(part.slots.map(({ start, end, mark }) => [text.slice(start, end), mark])).toEqual([
      ["66", "⟦1:66⟧"],
      ["Charles Babbage", "⟦2:Charles Babbage⟧"],
      ["May 1843", "⟦3:May 1843⟧"],
    ]);
  });

  test("has forty words before and after it as context, without markup", () => {
    expect(part.before.split(" ")).toHaveLength(40);
    expect(part.before).toMatch(
      /^early\. The archive opened early\. .* early\. Ada Lovelace wrote a program in 1843\.$/,
    );
    expect(part.after).toBe("Few people read them before 1953. The museum shows the notes today.");
  });

  test("is reviewed like a whole chunk, with positions in the whole text", () => {
    const answer = "In that year her notes ran to ⟦1:66⟧ pages. ⟦2:Charles Babbage⟧ praised them in ⟦3:May 1843⟧.";
    const review = reviewAnswer(engine, { text, chunk: part, answer, options: {} });
    expect(review.problems).toEqual([]);
    expect(review.beads.map(({ start, end }) => ({ start, end }))).toEqual([second, third]);
    expect(review.beads[0]!.problems).toEqual([]);
  });
});
