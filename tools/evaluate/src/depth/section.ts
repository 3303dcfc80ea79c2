import { fixed, percent, table } from "../table.ts";
import type { LevelFigures } from "./measure-levels.ts";
import { type SignFigures, shareOfWay } from "./measure-signs.ts";

/** Returns the page's section on how much each level of strength changes. */
export function levelsSection(levels: readonly LevelFigures[]): string[] {
  return [
    "## Strength",
    "The sample of machine texts in standard mode.",
    table(
      ["Level", "Words changed", "Texts changed more than by the level above in this table"],
      levels.map(({ level, changed, aboveLower }) => [String(level), percent(changed, 1), percent(aboveLower)]),
    ),
  ];
}

/** Returns the page's section on the signs of machine-written prose that rewriting removes. */
export function signsSection(signs: readonly SignFigures[]): string[] {
  return [
    "## Signs of machine-written prose",
    "Per 1,000 words of all labelled texts; machine texts before and after rewriting in standard mode at level 7.",
    table(
      ["Sign", "Machine", "Rewritten", "Human", "Share of the way"],
      signs.map((figures) => [
        figures.sign,
        ...[figures.machine, figures.rewritten, figures.human].map((value) => fixed(value, 2)),
        percent(shareOfWay(figures)),
      ]),
    ),
  ];
}
