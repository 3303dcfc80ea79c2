import type { AlternativesFigures } from "./alternatives.ts";
import type { LevelFigures } from "./depth/measure-levels.ts";
import type { SignFigures } from "./depth/measure-signs.ts";
import type { DetectorFigures } from "./detector.ts";
import type { Editing } from "./editing.ts";
import type { ModeFigures } from "./modes.ts";
import type { ProFigures } from "./pro/measure-pro.ts";
import type { ReadingFigures } from "./readings/measure-readings.ts";
import type { StrictReading } from "./readings/strict-readings.ts";
import type { Safety } from "./safety.ts";
import type { ParserFigures } from "./syntax/measure-parser.ts";

/** The parts of an evaluation, in the order in which they run. */
export const parts = [
  "references",
  "corpora",
  "levels",
  "signs",
  "modes",
  "alternatives",
  "readings",
  "pro",
  "detector",
  "syntax",
  "speed",
] as const;
export type Part = (typeof parts)[number];

/** The results of an evaluation. A part that did not run is undefined. */
export interface Results {
  /** The results of each engine. The first is Humanize Lite. */
  readonly engines: readonly EngineFigures[];
  readonly levels?: readonly LevelFigures[];
  readonly signs?: readonly SignFigures[];
  /** The results for all modes, measured with Humanize Lite; all engines have the same modes. */
  readonly modes?: readonly ModeFigures[];
  readonly alternatives?: AlternativesFigures;
  readonly readings?: ReadingFigures;
  /** The latest reading for each mode and level, in which people judged every change in whole texts. */
  readonly strictReadings?: readonly StrictReading[];
  /** The results of Humanize Pro with a simulated language model. */
  readonly pro?: ProFigures;
  readonly detector?: DetectorFigures;
  /** The number of words that the detector processes per second. */
  readonly detectorSpeed?: number;
  readonly syntax?: ParserFigures;
}

export interface EngineFigures {
  readonly name: string;
  readonly references?: {
    readonly editing: Editing;
    readonly safety: Safety;
    /** The share of sentences that a language model wrote, 0 to 1. */
    readonly byModel: number;
  };
  readonly corpora?: { readonly machine: Safety; readonly human: Safety };
  /** The input and output tokens that the language model used for 1,000 words of text. */
  readonly tokensPer1000?: number;
  /** The number of words rewritten per second, and the goal. */
  readonly speed?: { readonly figure: number; readonly goal: number };
}
