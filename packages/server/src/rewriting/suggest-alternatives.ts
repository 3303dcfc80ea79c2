import type { SuggestionOptions, Suggestions } from "@rewright/lite/lite-task";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

/** Returns alternatives for one sentence, best first, and synonyms for the words in each version of the sentence. */
export async function suggestAlternatives(
  { engine }: { readonly engine: EnginePool },
  caller: Caller,
  { sentence, signal, ...options }: SuggestionOptions & { sentence: string; signal: AbortSignal },
): Promise<Suggestions> {
  const plan = planOf(caller);
  checkText(plan, sentence);
  for (const wording of options.wordings) checkText(plan, wording);
  const priority = handicapsMs[classOf(caller, "quota")];
  return engine.alternatives(sentence, options, { signal, priority });
}
