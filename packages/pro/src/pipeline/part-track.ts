import type { Choice, EngineName, Plan } from "@rewright/engine";
import { partText } from "@rewright/engine/part-text";
import { gapsIn } from "@rewright/engine/select";
import type { ProRun } from "../pro.ts";

/** Which engine a stretch of text is by: the model's where it wrote some of it, or where there was nothing to write. */
export function engineOf(choices: readonly Choice[]): EngineName {
  const isByModel = choices.some(
    (choice) => typeof choice !== "string" && choice.some(({ edits }) => edits.length > 0),
  );
  return isByModel || !choices.includes("lite") ? "pro" : "lite";
}

/** True where the local engine had to write what the model was asked for. */
export function isPartlyLite({ chunks }: Plan, choices: readonly Choice[]): boolean {
  return choices.some(
    (choice, i) => choice === "lite" || (choice !== "unchanged" && gapsIn(chunks[i]!, choice).length > 0),
  );
}

/** Keeps what was taken for each chunk, and delivers the parts of a text in order as they become ready. */
export interface PartTrack {
  /** Says what was taken for a chunk, once. */
  settle(chunk: number, choice: Choice): void;
  /** Chunks of which nothing was said yet. */
  missing(): number[];
  /** Parts that were delivered. */
  delivered(): number;
  /** What was taken for each chunk; "unchanged" where its part was not delivered. */
  choices(): Choice[];
}

/** @param isWanted false from when on nothing more is to be delivered */
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
      run.onPart?.({ index, start, end, text: partText(text, plan, index, taken), engine: engineOf(taken) });
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
