import { type Engine, rewrite } from "@rewright/engine";
import { mean } from "../figures.ts";
import { changedWords } from "../sari.ts";

/** The levels that are measured: the lowest, a light edit, the default and the highest. */
const measuredLevels = [1, 4, 7, 10] as const;

/** The amount of change at one level of strength in standard mode. */
export interface LevelFigures {
  readonly level: number;
  /** The mean share of a text's words that are changed, 0 to 1. */
  readonly changed: number;
  /** The share of texts in which this level changes more words than the next lower measured level, 0 to 1. */
  readonly aboveLower: number;
}

/** Rewrites all texts at each of the measured levels. */
export function measureLevels(engine: Engine, texts: readonly string[]): LevelFigures[] {
  const changed = measuredLevels.map((level) =>
    texts.map((text) => changedWords(text, rewrite(engine, text, { mode: "standard", level }).text)),
  );
  return measuredLevels.map((level, at) => ({
    level,
    changed: mean(changed[at]!),
    aboveLower: mean(changed[at]!.map((share, text) => (share > (changed[at - 1]?.[text] ?? 0) ? 1 : 0))),
  }));
}
