import { type Engine, type Mode, type Report, rewrite } from "@rewright/engine";
import { type Change, changesOf } from "./changes.ts";
import type { Text } from "./texts.ts";

/** The strength of all rewriting. At level 10 every lexicon entry and rule is used. */
export const level = 10;

/** The modes in which a part of the texts is rewritten, besides standard mode. */
const otherModes = ["simple", "academic", "formal", "informal", "shorten", "expand"] as const;

/** A text rewritten in a mode, with its changes. */
export interface Rewriting extends Text, Pick<Report, "edits" | "sentences"> {
  readonly mode: Mode;
  readonly changes: readonly Change[];
}

/** A change, and the rewritten text that contains it. */
export interface Place {
  readonly rewriting: Rewriting;
  readonly change: Change;
}

/**
 * Rewrites all texts in standard mode, and an equal part of them in each other mode, so that the other modes together
 * have as many texts as standard mode.
 */
export function rewriteAll(engine: Engine, texts: readonly Text[], say: (line: string) => void): Rewriting[] {
  return partsOf(texts).flatMap(({ mode, part }) => {
    say(`${mode}: ${part.length} texts`);
    return part.map(({ id, text }) => {
      const { edits, sentences } = rewrite(engine, text, { mode, level });
      return { id, text, mode, edits, sentences, changes: changesOf(edits) };
    });
  });
}

function partsOf(texts: readonly Text[]): { mode: Mode; part: readonly Text[] }[] {
  const size = texts.length / otherModes.length;
  const others = otherModes.map((mode, i) => {
    return { mode, part: texts.slice(Math.round(i * size), Math.round((i + 1) * size)) };
  });
  return [{ mode: "standard", part: texts }, ...others];
}
