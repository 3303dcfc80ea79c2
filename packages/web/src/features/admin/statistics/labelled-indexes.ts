/** Limits the number of bars that leave room for two labels. */
const maxBarsWithTwoLabels = 14;

/**
 * Returns the indexes of the values to label: a line's newest value, the largest of bars. The other of these two is
 * labelled too when it is far enough away.
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
