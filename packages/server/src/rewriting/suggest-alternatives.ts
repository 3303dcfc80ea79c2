import type { Mode } from "@rewright/engine";
import type { Account } from "../accounts/account.ts";
import { planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

/** Other ways to say one sentence, best first. */
export async function suggestAlternatives(
  { engine }: { readonly engine: EnginePool },
  account: Account | undefined,
  { sentence, mode, seed, signal }: { sentence: string; mode: Mode; seed: number; signal: AbortSignal },
): Promise<string[]> {
  checkText(planOf(account), sentence);
  return engine.alternatives(sentence, { mode, seed }, signal);
}
