import { type Engine, type Report, type RewriteOptions, rewrite } from "@rewright/engine";

/** Maximum number of seeds to try. Fewer are tried for a longer text, because each attempt takes longer. */
const mostTries = 6;
const charactersInTime = 20_000;

interface Version {
  readonly report: Report;
  /** The seed with which the text was written. */
  readonly seed: number;
  /** False if every attempt gave a text that the user already has. */
  readonly isNew: boolean;
}

/**
 * Tries seeds one after the other, starting with the given one. Returns the first rewrite that differs from those with
 * the known seeds.
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
