import type { suggestFixes } from "@rewright/contract/fixes";
import type { Mode, PhraseFix } from "@rewright/engine";
import type { z } from "zod";
import { classOf, handicapsMs } from "../priority/classes.ts";
import { type Caller, planOf } from "../usage/caller.ts";
import { checkText } from "./check-text.ts";
import type { EnginePool } from "./engine-pool.ts";

type Asked = Omit<z.output<typeof suggestFixes.input>, "mode" | "saved_words"> & {
  readonly mode: Mode;
  readonly signal: AbortSignal;
};

/** Returns the replacements of each sentence's stock phrases, at the highest level of rewriting. */
export async function findFixes(
  { engine }: { readonly engine: EnginePool },
  caller: Caller,
  { sentences, signal, ...options }: Asked,
): Promise<PhraseFix[][]> {
  for (const sentence of sentences) checkText(planOf(caller), sentence);
  const priority = handicapsMs[classOf(caller, "quota")];
  return engine.fixes(sentences, options, { signal, priority });
}
