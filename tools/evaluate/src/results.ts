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

/** The measurements; parts that did not run are absent. */
export interface Results {
  /** For each engine, Humanize Lite first. */
  readonly engines: readonly EngineFigures[];
  readonly levels?: readonly LevelFigures[];
  readonly signs?: readonly SignFigures[];
  /** Of the engine whose modes and alternatives are those of all: Humanize Lite. */
  readonly modes?: readonly ModeFigures[];
  readonly alternatives?: AlternativesFigures;
  readonly readings?: ReadingFigures;
  /** The latest of each mode and level. */
  readonly strictReadings?: readonly StrictReading[];
  /** Of Humanize Pro with scripted models in a language model's place. */
  readonly pro?: ProFigures;
  readonly detector?: DetectorFigures;
  /** Words a second of the detector. */
  readonly detectorSpeed?: number;
  readonly syntax?: ParserFigures;
}

export interface EngineFigures {
  readonly name: string;
  readonly references?: {
    readonly editing: Editing;
    readonly safety: Safety;
    /** The share of the sentences that a language model wrote, 0 to 1. */
    readonly byModel: number;
  };
  readonly corpora?: { readonly machine: Safety; readonly human: Safety };
  /** Tokens that a language model took for 1,000 words of what it was given, in and out. */
  readonly tokensPer1000?: number;
  /** Words a second, and how many there should be. */
  readonly speed?: { readonly figure: number; readonly goal: number };
}
