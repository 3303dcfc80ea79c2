import type { Engine } from "@rewright/engine";
import { encodeDetector, styleMargin, type Tree, treeDepth } from "@rewright/engine/classify";
import { answersSource } from "./answers.ts";
import { augment } from "./augment.ts";
import { boost } from "./boost.ts";
import { calibrate, type Judged } from "./calibrate.ts";
import { type Examples, measureRarity, toExamples, weighGrams } from "./examples.ts";
import { fitLinear, type Linear, linearMargin, quantise, trust } from "./linear.ts";
import type { Row } from "./rows.ts";

/** What the trees over style add to a margin is scaled by this: alone they know little, and they are easily misled. */
const styleShare = 0.07;
/** Rounds over all examples for the model itself, and for those that only serve to calibrate it. */
const passes = { final: 8, unseen: 5 };
const boosting = { trees: 150, depth: treeDepth, rate: 0.1, minWeight: 20 };

/** Trains the gauge; the same rows in the same order give the same bytes. */
export function trainDetector(tag: Engine["tag"], rows: readonly Row[]): Uint8Array {
  const examples = toExamples(tag, augment(rows));
  const rarity = measureRarity(examples);
  weighGrams(examples, rarity, trust);
  const all = examples.rows.map((_, i) => i);
  const calibration = calibrate(judgeUnseen(examples));
  const { linear, trees } = fit(examples, all, passes.final);
  const rarities = rarity.reduce(
    (packed, level, place) => {
      packed[place >> 1]! |= level << (4 * (place & 1));
      return packed;
    },
    new Uint8Array(rarity.length / 2),
  );
  return encodeDetector({ ...quantise(linear), rarities, offset: linear.offset, trees, calibration });
}

interface Fitted {
  readonly linear: Linear;
  readonly trees: Tree[];
}

/** How much of the linear model may learn from our own answers; the rest of it and the trees are made without them. */
const answersShare = 0.65;

/**
 * Our own answers teach how recent assistants write, but all are by one hand, and with full trust in them the gauge
 * knows other machines less well.
 */
function fit(examples: Examples, chosen: readonly number[], passCount: number): Fitted {
  const others = withoutAnswers(examples, chosen);
  const weights = balance(examples, others);
  const ofGroup = (i: number): string | undefined => groupOf(examples.rows[i]!);
  const linear = mix(
    fitLinear(examples, chosen, balance(examples, chosen), ofGroup, passCount),
    fitLinear(examples, others, weights, ofGroup, passCount),
    answersShare,
  );
  const trees = boost(
    {
      rows: others.map((i) => examples.rows[i]!.style),
      labels: Uint8Array.from(others, (i) => examples.rows[i]!.label),
      weights: Float64Array.from(others, (i) => weights[i]!),
    },
    boosting,
  );
  return { linear, trees: trees.map((tree) => ({ ...tree, values: tree.values.map((value) => value * styleShare) })) };
}

function withoutAnswers({ rows }: Examples, chosen: readonly number[]): number[] {
  return chosen.filter((i) => rows[i]!.source !== answersSource);
}

/** The given share of one model and the rest of the other. */
function mix(one: Linear, other: Linear, share: number): Linear {
  return {
    weights: one.weights.map((weight, place) => share * weight + (1 - share) * other.weights[place]!),
    offset: share * one.offset + (1 - share) * other.offset,
  };
}

/** Only a source with both kinds of text in each of its subjects can afford offsets of its own. */
function groupOf({ source, domain }: Omit<Row, "text">): string | undefined {
  return source === "l2r" ? domain : undefined;
}

/** Large groups count for less than their size, and both labels the same in all. */
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
 * Judges every example but our own answers, which are no sample of what machines write, by a model trained without its
 * subject, and for most sources without the source.
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
    const { linear, trees } = fit(examples, seen, passes.unseen);
    return judged
      .filter((i) => parts[i] === part)
      .map((i) => ({
        margin: linearMargin(examples, linear, i) + styleMargin({ trees }, examples.rows[i]!.style),
        label: examples.rows[i]!.label,
        weight: weights[i]!,
      }));
  }).flat();
}
