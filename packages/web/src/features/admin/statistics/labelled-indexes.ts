/** More bars than these leave no room for two numbers. */
const roomy = 14;

/**
 * Which values of a chart have their number beside them. Of a line, the newest says most, of bars the largest; the other
 * one has its number too where it is far enough away.
 */
export function labelledIndexes(values: readonly number[], shape: "bars" | "line"): readonly number[] {
  const last = values.length - 1;
  const largest = Math.max(0, ...values);
  if (largest === 0) return [];
  const at = values.lastIndexOf(largest);
  const apart = Math.abs(last - at) >= Math.max(2, values.length / 6);
  if (shape === "line") return apart ? [at, last] : [last];
  return apart && values.length <= roomy && values[last] !== 0 ? [at, last] : [at];
}
