import { plans } from "@rewright/contract/plans";
import type { Mode } from "@rewright/engine";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

/** Other ways to say one sentence, best first. */
export async function suggestAlternatives(
  { engine }: { readonly engine: EnginePool },
  { sentence, mode, seed, signal }: { sentence: string; mode: Mode; seed: number; signal: AbortSignal },
): Promise<string[]> {
  checkText(plans.free, sentence);
  return engine.alternatives(sentence, { mode, seed }, signal);
}
