import type { Mode } from "@rewright/engine";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

/** Other ways to say one sentence, best first. */
export async function suggestAlternatives(
  { engine }: { readonly engine: EnginePool },
  caller: Caller,
  { sentence, mode, seed, signal }: { sentence: string; mode: Mode; seed: number; signal: AbortSignal },
): Promise<string[]> {
  checkText(planOf(caller), sentence);
  const priority = handicapsMs[classOf(caller, "quota")];
  return engine.alternatives(sentence, { mode, seed }, { signal, priority });
}
