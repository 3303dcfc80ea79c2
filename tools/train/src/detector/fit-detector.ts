import type { Engine } from "@rewright/engine";
import { encodeDetector, styleMargin, type Tree, treeDepth } from "@rewright/engine/classify";
import { answersSource } from "./answers.ts";
import { augment } from "./augment.ts";
import { boost } from "./boost.ts";
import { calibrate, type Judged } from "./calibrate.ts";
import { type Examples, toExamples } from "./examples.ts";
import { fitLinear, type Linear, linearMargin, quantise } from "./linear.ts";
import type { Row } from "./rows.ts";
import { measureValues, type Values } from "./values.ts";

/** The weight of the style trees in the detector's score. It is small, because they are easily misled. */
const styleShare = 0.05;
/**
 * The number of passes over the examples when training the final model, and when training models that only serve
 * calibration.
 */
const passes = { final: 6, unseen: 4 };
const boosting = { trees: 150, depth: treeDepth, rate: 0.1, minWeight: 20 };
/** The cost of a misjudged example, relative to the cost of large weights. */
const cost = 0.12;

/** The share of that part of the linear model which is trained on all examples; `fit` explains the parts. */
const shareOfAll = 0.6;

/** Trains the detector. The same rows in the same order give the same bytes. */
export function fitDetector(tag: Engine["tag"], rows: readonly Row[]): Uint8Array {
  const examples = toExamples(tag, augment(rows));
  const all = examples.rows.map((_, i) => i);
  const calibration = calibrate(judgeUnseen(examples));
  const { values, linear, trees } = fit(examples, all, passes.final);
  const { starts, entries } = examples.table;
  const table = { starts, entries: entries.map((entry, i) => entry | values.levels[i]!) };
  return encodeDetector({ table, ...quantise(table, linear), offset: linear.offset, trees, calibration });
}

interface Fitted {
  readonly values: Values;
  readonly linear: Linear;
  readonly trees: Tree[];
}

/**
 * Trains a linear model in two parts, and the style trees. One part learns from all examples. The other part and the
 * trees leave out the project's own texts, which are all by one author. This part also has an offset for each source,
 * so that it does not learn which sources contain more machine texts.
 */
function fit(examples: Examples, chosen: readonly number[], passCount: number): Fitted {
  const { rows } = examples;
  const others = withoutAnswers(examples, chosen);
  const weights = balance(examples, others);
  const values = measureValues(examples, others, weights);
  const learn = (from: readonly number[], balanced: Float64Array, grouped: readonly string[]): Linear =>
    fitLinear(examples, values, {
      chosen: from,
      costs: balanced.map((weight) => cost * weight),
      groupOf: (i) => (grouped.includes(rows[i]!.source) ? `${rows[i]!.source} ${rows[i]!.domain}` : undefined),
      passes: passCount,
    });
  const linear = mix(
    learn(chosen, balance(examples, chosen), ["l2r"]),
    learn(others, weights, ["l2r", "outfox_valid"]),
  );
  const trees = boost(
    {
      rows: others.map((i) => rows[i]!.style),
      labels: Uint8Array.from(others, (i) => rows[i]!.label),
      weights: Float64Array.from(others, (i) => weights[i]!),
    },
    boosting,
  );
  return {
    values,
    linear,
    trees: trees.map((tree) => ({ ...tree, values: tree.values.map((value) => value * styleShare) })),
  };
}

function withoutAnswers({ rows }: Examples, chosen: readonly number[]): number[] {
  return chosen.filter((i) => rows[i]!.source !== answersSource);
}

function mix(ofAll: Linear, ofOthers: Linear): Linear {
  const between = (one: number, other: number): number => shareOfAll * one + (1 - shareOfAll) * other;
  return {
    weights: ofAll.weights.map((weight, entry) => between(weight, ofOthers.weights[entry]!)),
    offset: between(ofAll.offset, ofOthers.offset),
  };
}

/**
 * Returns the weight of each example. Large groups weigh less than their size, and both labels have the same total
 * weight.
 */
function balance({ rows }: Examples, chosen: readonly number[]): Float64Array {
  const keyOf = (i: number): string => `${rows[i]!.source} ${rows[i]!.domain} ${rows[i]!.label}`;
  const sizes = new Map<string, number>();
  for (const i of chosen) sizes.set(keyOf(i), (sizes.get(keyOf(i)) ?? 0) + 1);
  const weights = new Float64Array(rows.length);
  const totals = [0, 0];
  for (const i of chosen) {
    weights[i] = 1 / Math.sqrt(Math.sqrt(sizes.get(keyOf(i))!)) ** 3;
    totals[rows[i]!.label]! += weights[i]!;
  }
  for (const i of chosen) weights[i]! *= chosen.length / 2 / totals[rows[i]!.label]!;
  return weights;
}

const partCount = 5;

/**
 * Scores every example with a model that was trained without its subject and, for most sources, without its source. The
 * project's own texts are left out, because they are no representative sample.
 */
function judgeUnseen(examples: Examples): Judged[] {
  const keys = examples.rows.map(({ source, domain }) => `${source} ${domain}`);
  const subjects = [...new Set(keys)].sort();
  const parts = keys.map((key) => subjects.indexOf(key) % partCount);
  const all = examples.rows.map((_, i) => i);
  const judged = withoutAnswers(examples, all);
  const weights = balance(examples, judged);
  return Array.from({ length: partCount }, (_, part) => {
    const seen = all.filter((i) => parts[i] !== part);
    const { values, linear, trees } = fit(examples, seen, passes.unseen);
    return judged
      .filter((i) => parts[i] === part)
      .map((i) => ({
        margin: linearMargin(examples, values, linear, i) + styleMargin({ trees }, examples.rows[i]!.style),
        label: examples.rows[i]!.label,
        weight: weights[i]!,
      }));
  }).flat();
}
