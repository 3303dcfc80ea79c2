import { type EngineName, toneNotApplied } from "@rewright/contract/engines";
import type { ProOptions } from "@rewright/pro";

/** Returns the finding about the requested tone, which only a language model applies. */
export function toneFindings({ tone = "neutral" }: ProOptions, engine: EngineName): (typeof toneNotApplied)[] {
  return tone === "neutral" || engine === "pro" ? [] : [toneNotApplied];
}
