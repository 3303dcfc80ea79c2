import type { Measured } from "@rewright/contract/rewriting";
import { timesTheLimitToMeasure } from "@rewright/lite/check-text";
import { toDetection, toStats } from "@rewright/lite/to-result";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

/** Returns a text's AI score and style statistics. */
export async function measureText(
  { engine }: { readonly engine: EnginePool },
  caller: Caller,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<Measured> {
  const plan = planOf(caller);
  checkText({ ...plan, wordsPerRequest: timesTheLimitToMeasure * plan.wordsPerRequest }, text);
  const priority = handicapsMs[classOf(caller, "quota")];
  const { style, likeness } = await engine.measure(text, { signal, priority });
  return { stats: toStats(style), likeness: toDetection(likeness) };
}
