import { type Engine, type Report, type RewriteOptions, rewrite } from "@rewright/engine";

/** Of a short text so many seeds are tried; of a longer one fewer, as each takes its time. */
const mostTries = 6;
const charactersInTime = 20_000;

interface Version {
  readonly report: Report;
  /** The one of the tried seeds that gave it. */
  readonly seed: number;
  /** False where all seeds gave a text that is known. */
  readonly isNew: boolean;
}

/** Rewrites a text by the first seed, from that of the options on, that gives another text than the known seeds do. */
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
