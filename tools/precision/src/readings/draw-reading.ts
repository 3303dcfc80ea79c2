import { engineVersion } from "@rewright/engine";
import { createRandom, shuffled } from "@rewright/evaluate/sample";
import { type Text, wordsIn } from "../texts.ts";
import { type ChangedText, type NumberedChange, numbered } from "./changed-text.ts";
import { drawEdited, type EditedParagraph } from "./edited-texts.ts";
import { drawFaults, type Host } from "./faults.ts";
import type { ReadingOptions } from "./rewrite-texts.ts";

/** Control items that are mixed in without the reader's knowledge. */
const faults = 40;
const editorsChanges = 100;
/** So many changes are on a sheet, and what its last text has besides. */
const perSheet = 150;

export interface DrawnReading extends Pick<ReadingOptions, "mode" | "level" | "seed"> {
  readonly version: string;
  /** The ids of the texts that the engine rewrote, and their words. */
  readonly texts: readonly string[];
  readonly words: number;
  readonly sheets: readonly (readonly SheetText[])[];
}

/** A text on a sheet. Numbers of texts and changes go on from sheet to sheet. */
export interface SheetText extends Text {
  readonly number: number;
  readonly changes: readonly NumberedChange[];
}

/**
 * Makes faults in rewritten texts, and mixes these with paragraphs of careful editors. Texts in which nothing is changed are
 * on no sheet.
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

/** Returns numbers the changes of all texts, and cuts the texts into sheets. */
function sheetsOf(texts: readonly ChangedText[]): SheetText[][] {
  let next = 1;
  const all = texts.map(({ id, text, changes }, i): SheetText => {
    const first = next;
    next += changes.length;
    return { id, text, number: i + 1, changes: numbered(changes, first) };
  });
  return [...Map.groupBy(all, ({ changes }) => Math.floor((changes[0]!.number - 1) / perSheet)).values()];
}
