/** A classifier's score for a text, 0 to 1, and what the text is. */
export interface Scored {
  readonly score: number;
  readonly machine: boolean;
}

/** Returns the chance that a machine text scores above a human one (ties half); null when one kind is missing. */
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

/** Returns the lowest score that at most this share of the human texts exceeds; null without human texts. */
export function thresholdAt(falsePositives: number, scored: readonly Scored[]): number | null {
  const humans = scored.filter(({ machine }) => !machine).map(({ score }) => score);
  if (humans.length === 0) return null;
  const allowed = Math.floor(falsePositives * humans.length + 1e-9);
  return humans.toSorted((a, b) => b - a)[Math.min(allowed, humans.length - 1)]!;
}

/** Returns the share of texts above a threshold; null without texts. */
export function shareAbove(threshold: number, scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.filter((score) => score > threshold).length / scores.length;
}

/** The share of machine texts found at a threshold that at most this share of the human texts passes. */
export function truePositivesAt(falsePositives: number, scored: readonly Scored[]): number | null {
  const threshold = thresholdAt(falsePositives, scored);
  if (threshold === null) return null;
  return shareAbove(
    threshold,
    scored.filter(({ machine }) => machine).map(({ score }) => score),
  );
}

/**
 * Expected calibration error: how far scores are from the share of machine texts among the texts with about that score,
 * over ten bins of equal width, each weighted by its texts.
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

/** Returns the mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
