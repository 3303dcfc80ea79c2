import { type EngineName, toneNotApplied } from "@rewright/contract/engines";
import type { ProOptions } from "@rewright/pro";

/** Returns what to say of the tone that was asked for: only a language model applies one. */
export function toneFindings({ tone = "neutral" }: ProOptions, engine: EngineName): (typeof toneNotApplied)[] {
  return tone === "neutral" || engine === "pro" ? [] : [toneNotApplied];
}
