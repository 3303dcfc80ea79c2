import type { Choice, EngineName, Plan, Writer } from "@rewright/engine";
import { partText } from "@rewright/engine/part-text";
import { gapsIn } from "@rewright/engine/select";
import type { ProRun } from "../pro.ts";

/** Returns a text's engine: the model's if it wrote some of the text, or if there was nothing to write. */
export function engineOf(choices: readonly Choice[]): EngineName {
  const isRefused = (choice: Choice): boolean =>
    choice === "lite" || (choice !== "unchanged" && choice.some(({ checked }) => checked === null));
  return isByModel(choices) || !choices.some(isRefused) ? "pro" : "lite";
}

/** Returns the writer of a part or of some of its sentences. */
function writerOf(choices: readonly Choice[], isChanged: boolean): Writer {
  if (!isChanged) return "original";
  return isByModel(choices) ? "pro" : "lite";
}

function isByModel(choices: readonly Choice[]): boolean {
  return choices.some((choice) => typeof choice !== "string" && choice.some(({ edits }) => edits.length > 0));
}

/** Returns true if the local engine wrote something that the model was asked for. */
export function isPartlyLite({ chunks }: Plan, choices: readonly Choice[]): boolean {
  return choices.some(
    (choice, i) => choice === "lite" || (choice !== "unchanged" && gapsIn(chunks[i]!, choice).length > 0),
  );
}

/** Records the choice for each chunk, and delivers the parts of a text in order as they become ready. */
export interface PartTrack {
  /** Records the choice for a chunk, once. */
  settle(chunk: number, choice: Choice): void;
  /** Returns the chunks without a choice. */
  missing(): number[];
  /** Returns the number of delivered parts. */
  delivered(): number;
  /** Returns the choice for each chunk; "unchanged" if its part was not delivered. */
  choices(): Choice[];
}

/** Creates the tracker of a run. Delivery ends when `isWanted` returns false. */
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
