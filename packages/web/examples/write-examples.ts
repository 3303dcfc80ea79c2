import { type Edit, type Engine, type Mode, modes, rewrite } from "@rewright/engine";
import { samplePassage, strengthPassage, stylePassages } from "./passages.ts";

/** Holds a part of an example text before and after the rewrite, with the reason if it was changed. */
export interface ExamplePart {
  readonly before: string;
  readonly after: string;
  readonly reason?: string;
}

/** Holds an example text, its rewrite, and the positions of protected text such as names. */
export interface Sample {
  readonly parts: readonly ExamplePart[];
  /** The spans of protected text, as offsets in the original. */
  readonly kept: readonly { readonly start: number; readonly end: number; readonly kind: string }[];
}

export type StyleExamples = Readonly<Record<Mode, readonly ExamplePart[]>>;

export type StrengthExamples = readonly { readonly level: number; readonly parts: readonly ExamplePart[] }[];

/** Returns the sample of the first screen, rewritten by the engine in Standard at the recommended strength. */
export function writeSample(engine: Engine): Sample {
  const { edits, kept } = rewrite(engine, samplePassage);
  return { parts: partsOf(samplePassage, edits), kept };
}

/** Returns each style's sentence, rewritten by the engine at the recommended strength. */
export function writeStyleExamples(engine: Engine): StyleExamples {
  const write = (mode: Mode) => partsOf(stylePassages[mode], rewrite(engine, stylePassages[mode], { mode }).edits);
  return Object.fromEntries(modes.map((mode) => [mode, write(mode)])) as Record<Mode, ExamplePart[]>;
}

/** The light, balanced and strong levels that the page shows. */
const shownLevels = [3, 7, 10];

/** Returns the strength passage, rewritten by the engine at a light, a balanced and a strong level. */
export function writeStrengthExamples(engine: Engine): StrengthExamples {
  return shownLevels.map((level) => ({
    level,
    parts: partsOf(strengthPassage, rewrite(engine, strengthPassage, { level }).edits),
  }));
}

/** Splits a text into the parts that its edits keep and the parts that they change. */
function partsOf(text: string, edits: readonly Edit[]): ExamplePart[] {
  const parts: ExamplePart[] = [];
  let position = 0;
  const leave = (end: number) => {
    const same = text.slice(position, end);
    if (same) parts.push({ before: same, after: same });
  };
  for (const { start, end, before, after, reason } of edits) {
    leave(start);
    parts.push({ before, after, reason });
    position = end;
  }
  leave(text.length);
  return parts;
}
