/** The most bars of a chart in which two of them have a label. */
const maxBarsWithTwoLabels = 14;

/**
 * Returns the indexes of the values that get a label in a chart: for a line the newest value, for bars the largest. The
 * other of these two values gets a label as well if they are far enough apart.
 */
export function labelledIndexes(values: readonly number[], shape: "bars" | "line"): readonly number[] {
  const last = values.length - 1;
  const largest = Math.max(0, ...values);
  if (largest === 0) return [];
  const at = values.lastIndexOf(largest);
  const apart = Math.abs(last - at) >= Math.max(2, values.length / 6);
  if (shape === "line") return apart ? [at, last] : [last];
  return apart && values.length <= maxBarsWithTwoLabels && values[last] !== 0 ? [at, last] : [at];
}
