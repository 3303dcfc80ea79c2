interface AxisScale {
  readonly ticks: readonly number[];
  /** Holds the lowest and the highest value of the axis. */
  readonly domain: readonly [number, number];
}

/** Reserves this share of the height for the number below the lowest bar. */
const roomBelow = 0.12;

/**
 * Returns an axis of round numbers, about three of them above zero, that extends below zero as far as its bars.
 *
 * @param up the largest value above zero
 * @param down the absolute value of the lowest value below zero
 */
export function axisScale(up: number, down: number): AxisScale {
  const step = roundStep(Math.max(up, down) / 3);
  const top = Math.max(Math.ceil(up / step), down > 0 ? 0 : 1) * step;
  const steps = (height: number) => Math.round(height / step);
  const below = Math.floor(down / step);
  const ticks = Array.from({ length: steps(top) + below + 1 }, (_, index) => (index - below) * step);
  return { ticks, domain: [down > 0 ? -(down + (top + down) * roomBelow) : 0, top] };
}

/** Returns the smallest of 1, 2 or 5 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}
