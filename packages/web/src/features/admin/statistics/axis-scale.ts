interface AxisScale {
  readonly ticks: readonly number[];
  /** Lowest and highest value of the axis. */
  readonly domain: readonly [number, number];
}

/** How much of the height is left for a number below the lowest bar. */
const roomBelow = 0.12;

/**
 * An axis of round numbers, about three of them above zero, and below it as far as its bars go.
 *
 * @param up the largest value above zero
 * @param down the largest value below zero, as it is written
 */
export function axisScale(up: number, down: number): AxisScale {
  const step = roundStep(Math.max(up, down) / 3);
  const top = Math.max(Math.ceil(up / step), down > 0 ? 0 : 1) * step;
  const steps = (height: number) => Math.round(height / step);
  const below = Math.floor(down / step);
  const ticks = Array.from({ length: steps(top) + below + 1 }, (_, index) => (index - below) * step);
  return { ticks, domain: [down > 0 ? -(down + (top + down) * roomBelow) : 0, top] };
}

/** 1, 2 or 5 with zeros, and no smaller than what is asked for. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}
