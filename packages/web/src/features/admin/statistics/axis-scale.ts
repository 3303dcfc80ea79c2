interface AxisScale {
  readonly ticks: readonly number[];
  /** The lowest and the highest value of the axis. */
  readonly domain: readonly [number, number];
}

/** The share of the height that is reserved for the number below the lowest bar. */
const roomBelow = 0.12;

/**
 * Returns an axis with about three round numbers above zero. Below zero, it extends as far as the bars do.
 *
 * @param up The largest value above zero
 * @param down The absolute value of the lowest value below zero
 */
export function axisScale(up: number, down: number): AxisScale {
  const step = roundStep(Math.max(up, down) / 3);
  const top = Math.max(Math.ceil(up / step), down > 0 ? 0 : 1) * step;
  const steps = (height: number) => Math.round(height / step);
  const below = Math.floor(down / step);
  const ticks = Array.from({ length: steps(top) + below + 1 }, (_, index) => (index - below) * step);
  return { ticks, domain: [down > 0 ? -(down + (top + down) * roomBelow) : 0, top] };
}

/** Returns the smallest number of the form 1, 2 or 5 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}
