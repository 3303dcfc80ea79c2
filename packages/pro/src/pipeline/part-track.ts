import type { Choice, EngineName, Plan, Writer } from "@rewright/engine";
import { partText } from "@rewright/engine/part-text";
import { gapsIn } from "@rewright/engine/select";
import type { ProRun } from "../pro.ts";

/** Returns "pro" if the language model wrote some of the text, or if nothing was to be rewritten; otherwise "lite". */
export function engineOf(choices: readonly Choice[]): EngineName {
  const isRefused = (choice: Choice): boolean =>
    choice === "lite" || (choice !== "unchanged" && choice.some(({ checked }) => checked === null));
  return isByModel(choices) || !choices.some(isRefused) ? "pro" : "lite";
}

/** Returns who wrote a part of the text, or some of its sentences. */
function writerOf(choices: readonly Choice[], isChanged: boolean): Writer {
  if (!isChanged) return "original";
  return isByModel(choices) ? "pro" : "lite";
}

function isByModel(choices: readonly Choice[]): boolean {
  return choices.some((choice) => typeof choice !== "string" && choice.some(({ edits }) => edits.length > 0));
}

/** Returns true if the local engine rewrote passages that the language model was meant to rewrite. */
export function isPartlyLite({ chunks }: Plan, choices: readonly Choice[]): boolean {
  return choices.some(
    (choice, i) => choice === "lite" || (choice !== "unchanged" && gapsIn(chunks[i]!, choice).length > 0),
  );
}

/**
 * Collects the accepted wording of each chunk, and delivers the parts of a text in order as soon as all of their chunks
 * are ready.
 */
export interface PartTrack {
  /** Records the accepted wording of a chunk. Called once for each chunk. */
  settle(chunk: number, choice: Choice): void;
  /** Returns the indices of the chunks whose wording is not recorded yet. */
  missing(): number[];
  /** Returns the number of delivered parts. */
  delivered(): number;
  /** Returns the wording of each chunk; "unchanged" for a part that was not delivered. */
  choices(): Choice[];
}

/** Creates the tracker for rewriting one text. No part is delivered any more once `isWanted` returns false. */
export function trackParts(text: string, plan: Plan, run: ProRun, isWanted: () => boolean): PartTrack {
  const { parts, chunks } = plan;
  const choices: (Choice | undefined)[] = chunks.map(() => undefined);
  const chunksOf = parts.map((): number[] => []);
  for (const [i, { part }] of chunks.entries()) chunksOf[part]!.push(i);
  const open = chunksOf.map((list) => list.length);
  let done = open.filter((count) => count === 0).length;
  let next = 0;

  const tell = () => {
    if (!isWanted()) return;
    run.onProgress?.({ done, total: parts.length });
    while (next < parts.length && open[next] === 0 && isWanted()) {
      const index = next++;
      const { start, end } = parts[index]!;
      const taken = chunksOf[index]!.map((i) => choices[i]!);
      const written = partText(text, plan, index, taken);
      const engine = writerOf(taken, written !== text.slice(start, end));
      run.onPart?.({ index, start, end, text: written, engine });
    }
  };
  tell();

  return {
    settle(chunk, choice) {
      choices[chunk] = choice;
      const { part } = chunks[chunk]!;
      open[part]!--;
      if (open[part] !== 0) return;
      done++;
      tell();
    },
    missing: () => choices.flatMap((choice, i) => (choice === undefined ? [i] : [])),
    delivered: () => next,
    choices: () => choices.map((choice, i) => (chunks[i]!.part < next ? choice! : "unchanged")),
  };
}
