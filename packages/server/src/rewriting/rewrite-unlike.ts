import { type Engine, type Report, type RewriteOptions, rewrite } from "@rewright/engine";

/** The maximum number of seeds to try; fewer for a longer text, as each try takes longer. */
const mostTries = 6;
const charactersInTime = 20_000;

interface Version {
  readonly report: Report;
  /** The seed that gave the text. */
  readonly seed: number;
  /** False when every tried seed gave a known text. */
  readonly isNew: boolean;
}

/**
 * Rewrites a text with the first seed, beginning with that of the options, whose result differs from the results of the
 * known seeds.
 */
export function rewriteUnlike(
  engine: Engine,
  text: string,
  { seed, ...options }: RewriteOptions & { readonly seed: number },
  known: readonly number[],
): Version {
  const textOf = (one: number) => rewrite(engine, text, { ...options, seed: one }).text;
  const texts = new Set(known.map(textOf));
  const tries = Math.max(1, Math.min(mostTries, Math.floor(charactersInTime / (text.length + 1))));
  for (let tried = seed; ; tried++) {
    const report = rewrite(engine, text, { ...options, seed: tried });
    const isNew = !texts.has(report.text);
    if (isNew || tried - seed + 1 >= tries) return { report, seed: tried, isNew };
  }
}
