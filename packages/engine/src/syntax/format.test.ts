import { expect, test } from "vitest";
import { scoreClasses } from "./class-weights.ts";
import { decodeSyntax, encodeSyntax, type TrainedSyntax } from "./format.ts";
import { rowOf } from "./key-table.ts";

const trained: TrainedSyntax = {
  tags: ["NOUN NN", "PUNCT “"],
  relations: ["nsubj", "obj", "dep"],
  lemmas: { exceptions: { VBD: { went: "go" } }, stems: {}, cases: {} },
  words: {
    keys: Int32Array.from([70_000, -5, 3]),
    fine: Uint16Array.from([0, 1, 1]),
    capitals: Uint8Array.from([1, 5, 0]),
    ambiguities: Uint8Array.from([9, 0, 200]),
    mediumOf: Uint16Array.from([4, 2]),
    coarseOf: Uint16Array.from([1, 0]),
  },
  tagRows: {
    keys: Int32Array.from([-1, 12]),
    rows: [
      [[1, -7]],
      [
        [0, 100],
        [1, 5],
      ],
    ],
  },
  parserWords: Int32Array.from([9, -9]),
  arcRows: { keys: Int32Array.from([5, -6]), weights: Int8Array.from([1, 2, 3, -4, -5, -6]) },
  relationRows: { keys: Int32Array.from([8]), rows: [[[2, 1]]] },
};

test("a syntax model that is written and read again is the same, whatever the order of its keys", () => {
  const model = decodeSyntax(encodeSyntax(trained));
  expect([model.tags, model.relations, model.lemmas]).toEqual([trained.tags, trained.relations, trained.lemmas]);
  const { table, fine, capitals, ambiguities, mediumOf } = model.wordClasses;
  const classesOf = (key: number) => {
    const row = rowOf(table, key);
    return [fine[row], capitals[row], ambiguities[row], mediumOf[fine[row]!]];
  };
  expect([70_000, -5, 3].map(classesOf)).toEqual([
    [0, 1, 9, 4],
    [1, 5, 0, 2],
    [1, 0, 200, 2],
  ]);
  const scores = new Int32Array(2);
  scoreClasses(model.tagWeights, Int32Array.from([12, -1, 77]), 0, 3, scores);
  expect([...scores]).toEqual([100, -2]);
  const { table: arcs, weights } = model.arcWeights;
  const arcsOf = (key: number) => [...weights.subarray(rowOf(arcs, key) * 3, rowOf(arcs, key) * 3 + 3)];
  expect([arcsOf(5), arcsOf(-6)]).toEqual([
    [1, 2, 3],
    [-4, -5, -6],
  ]);
  expect([9, -9, 0].map((word) => rowOf(model.parserWords, word) >= 0)).toEqual([true, true, false]);
});

test("bytes that are not a syntax model, and a model that is cut off, are refused", () => {
  expect(() => decodeSyntax(new Uint8Array(3))).toThrow("no syntax model");
  expect(() => decodeSyntax(encodeSyntax(trained).slice(0, -1))).toThrow("cut off");
});
