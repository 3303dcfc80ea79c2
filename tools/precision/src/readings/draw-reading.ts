import { engineVersion } from "@rewright/engine";
import { createRandom, shuffled } from "@rewright/evaluate/sample";
import { type Text, wordsIn } from "../texts.ts";
import { type ChangedText, type NumberedChange, numbered } from "./changed-text.ts";
import { drawEdited, type EditedParagraph } from "./edited-texts.ts";
import { drawFaults, type Host } from "./faults.ts";
import type { ReadingOptions } from "./rewrite-texts.ts";

/**
 * The numbers of deliberate faults and of editors' changes. They are mixed in to test the readers, who do not know
 * which they are.
 */
const faults = 40;
const editorsChanges = 100;
/** The number of changes after which a sheet ends with the current text. */
const perSheet = 150;

export interface DrawnReading extends Pick<ReadingOptions, "mode" | "level" | "seed"> {
  readonly version: string;
  /** The ids of the texts that the engine rewrote, and their number of words. */
  readonly texts: readonly string[];
  readonly words: number;
  readonly sheets: readonly (readonly SheetText[])[];
}

/** A text on a sheet for readers. The numbers of texts and changes continue from sheet to sheet. */
export interface SheetText extends Text {
  readonly number: number;
  readonly changes: readonly NumberedChange[];
}

/**
 * Adds deliberate faults to rewritten texts, and mixes these texts with paragraphs that human editors changed. Texts
 * without changes are left out.
 */
export function drawReading(
  hosts: readonly Host[],
  edited: readonly EditedParagraph[],
  { mode, level, seed }: Pick<ReadingOptions, "mode" | "level" | "seed">,
): DrawnReading {
  const random = createRandom(seed);
  const made = drawFaults(hosts, faults, random);
  const own = hosts.map(({ id, text, changes }) => ({ id, text, changes: [...changes, ...(made.get(id) ?? [])] }));
  const mixed = shuffled([...own, ...drawEdited(edited, editorsChanges, seed)], random);
  return {
    version: engineVersion,
    mode,
    level,
    seed,
    texts: own.map(({ id }) => id),
    words: own.reduce((sum, { text }) => sum + wordsIn(text), 0),
    sheets: sheetsOf(mixed.filter(({ changes }) => changes.length > 0)),
  };
}

/** Numbers the changes of all texts, and divides the texts into sheets. */
function sheetsOf(texts: readonly ChangedText[]): SheetText[][] {
  let next = 1;
  const all = texts.map(({ id, text, changes }, i): SheetText => {
    const first = next;
    next += changes.length;
    return { id, text, number: i + 1, changes: numbered(changes, first) };
  });
  return [...Map.groupBy(all, ({ changes }) => Math.floor((changes[0]!.number - 1) / perSheet)).values()];
}
