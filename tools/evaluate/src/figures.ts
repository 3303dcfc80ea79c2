/** A classifier's score for a text, 0 to 1, and whether a machine wrote the text. */
export interface Scored {
  readonly score: number;
  readonly machine: boolean;
}

/**
 * Returns the probability that a machine text has a higher score than a human one, where equal scores count half. Null
 * if one of the two kinds is missing.
 */
export function auroc(scored: readonly Scored[]): number | null {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  const machines = sorted.filter(({ machine }) => machine).length;
  const humans = sorted.length - machines;
  if (machines === 0 || humans === 0) return null;
  let rankSum = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]!.score === sorted[i]!.score) end++;
    const rank = (i + 1 + end) / 2;
    rankSum += rank * sorted.slice(i, end).filter(({ machine }) => machine).length;
    i = end;
  }
  return (rankSum - (machines * (machines + 1)) / 2) / (machines * humans);
}

/**
 * Returns the lowest threshold that at most the share `falsePositives` of human texts exceeds; null without human
 * texts.
 */
export function thresholdAt(falsePositives: number, scored: readonly Scored[]): number | null {
  const humans = scored.filter(({ machine }) => !machine).map(({ score }) => score);
  if (humans.length === 0) return null;
  const allowed = Math.floor(falsePositives * humans.length + 1e-9);
  return humans.toSorted((a, b) => b - a)[Math.min(allowed, humans.length - 1)]!;
}

/** Returns the share of scores above a threshold; null for an empty list. */
export function shareAbove(threshold: number, scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.filter((score) => score > threshold).length / scores.length;
}

/**
 * Returns the share of machine texts above the threshold that at most the share `falsePositives` of human texts
 * exceeds.
 */
export function truePositivesAt(falsePositives: number, scored: readonly Scored[]): number | null {
  const threshold = thresholdAt(falsePositives, scored);
  if (threshold === null) return null;
  return shareAbove(
    threshold,
    scored.filter(({ machine }) => machine).map(({ score }) => score),
  );
}

/**
 * Returns the expected calibration error. Scores are divided into ten bins of equal width; in each, the mean score is
 * compared with the share of machine texts. The differences are weighted by the number of texts.
 */
export function calibrationError(scored: readonly Scored[]): number | null {
  if (scored.length === 0) return null;
  const bins = Array.from({ length: 10 }, () => ({ scores: 0, machines: 0 }));
  for (const { score, machine } of scored) {
    const bin = bins[Math.min(9, Math.floor(score * 10))]!;
    bin.scores += score;
    bin.machines += machine ? 1 : 0;
  }
  return bins.reduce((error, bin) => error + Math.abs(bin.scores - bin.machines), 0) / scored.length;
}

/** Returns the mean of numbers; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
