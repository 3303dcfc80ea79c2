import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { actionScorer, createWorkspace, type ScoreActions } from "./action-scorer.ts";
import { arcFeatures, fillArcFeatures } from "./arc-features.ts";
import { findHeads } from "./find-heads.ts";
import { decodeSyntax } from "./format.ts";
import { rowOf } from "./key-table.ts";
import { parserInput } from "./parser-input.ts";
import { createSyntax } from "./syntax.ts";
import { tokenize } from "./tokenize.ts";
import { wordFeatures } from "./word-features.ts";

const model = decodeSyntax(readModels().syntax);
const { tagSet, lemmaOf, tag } = createSyntax(model);
const { table, weights } = model.arcWeights;

/** Adds up all features of a state, without any cache. */
const plainly: ScoreActions = ({ features, scores, view }, input) => {
  features.fill(0);
  fillArcFeatures(view, input, features);
  scores.fill(0);
  for (let k = 0; k < arcFeatures; k++) {
    const row = rowOf(table, features[k]!);
    for (let action = 0; row >= 0 && action < 3; action++) scores[action]! += weights[row * 3 + action]!;
  }
};

test("cached sums of weights give the same scores, heads and margins as sums over all features", () => {
  const cached = actionScorer(model.arcWeights);
  const both: ScoreActions = (work, input) => {
    plainly(work, input);
    const expected = [...work.scores];
    cached(work, input);
    expect([...work.scores]).toEqual(expected);
  };
  const work = createWorkspace();
  const long = `${"The old man, who had sold the house that he built, left when it rained, and ".repeat(40)}slept.`;
  for (const text of [
    "Go.",
    "The old bridge was closed by the town in May.",
    long,
    "She has written books, and they sold.",
  ]) {
    const tokens = tokenize(text);
    const features = wordFeatures(tokens, model.wordClasses);
    const knows = (word: number): boolean => rowOf(model.parserWords, word) >= 0;
    const input = parserInput(tokens, features, tag(tokens), { tagSet, lemmaOf, knows });
    expect(findHeads(work, input, both, 6)).toEqual(findHeads(work, input, plainly, 6));
  }
});
