import type { HumanizeResult } from "@rewright/contract/rewriting";
import { correctWords } from "@rewright/contract/word-lists";
import type { Asked } from "../rewriting/engine-options.ts";
import type { GrammarPool } from "./grammar-pool.ts";

/**
 * Returns a result with the possible mistakes in its text as further findings, if the request asks for them.
 * @throws the signal's abort reason
 */
export async function withMistakes(
  pool: GrammarPool,
  result: HumanizeResult,
  { grammar, options }: Pick<Asked, "grammar" | "options">,
  signal: AbortSignal,
): Promise<HumanizeResult> {
  if (!grammar) return result;
  const found = await pool.check(result.transformed_text, checkOptions(options), { signal });
  return { ...result, findings: [...result.findings, ...found] };
}

/** Returns how to check a text that was rewritten with these options. */
export function checkOptions({ keep = [], replacements = [], spelling }: Asked["options"]) {
  return { keep: correctWords({ keep, replacements }), spelling };
}
