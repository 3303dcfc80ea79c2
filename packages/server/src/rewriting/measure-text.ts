import type { Measured } from "@rewright/contract/rewriting";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";
import { toDetection, toStats } from "./to-result.ts";

/**
 * Texts to measure may be this many times longer than texts to rewrite, because rewriting and manual editing lengthen a
 * text.
 */
const timesTheLimit = 2;

/** Returns a text's AI score and style statistics. */
export async function measureText(
  { engine }: { readonly engine: EnginePool },
  caller: Caller,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<Measured> {
  const plan = planOf(caller);
  checkText({ ...plan, wordsPerRequest: timesTheLimit * plan.wordsPerRequest }, text);
  const priority = handicapsMs[classOf(caller, "quota")];
  const { style, likeness } = await engine.measure(text, { signal, priority });
  return { stats: toStats(style), likeness: toDetection(likeness) };
}
