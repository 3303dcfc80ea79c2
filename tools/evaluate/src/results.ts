import type { AlternativesFigures } from "./alternatives.ts";
import type { Editing } from "./editing.ts";
import type { GaugeFigures } from "./gauge.ts";
import type { ModeFigures } from "./modes.ts";
import type { Safety } from "./safety.ts";

/** The parts of an evaluation, in the order in which they run. */
export const parts = ["references", "corpora", "modes", "alternatives", "gauge", "speed"] as const;
export type Part = (typeof parts)[number];

/** What was measured; a part that did not run is not there. */
export interface Results {
  readonly references?: { readonly editing: Editing; readonly safety: Safety };
  readonly corpora?: { readonly machine: Safety; readonly human: Safety };
  readonly modes?: readonly ModeFigures[];
  readonly alternatives?: AlternativesFigures;
  readonly gauge?: GaugeFigures;
  readonly speed?: { readonly rewrite: number; readonly detect: number | null };
}
