import { type EngineName, toneNotApplied } from "@rewright/contract/engines";
import type { ProOptions } from "@rewright/pro";

/** Returns the notice that the requested tone was not applied. Only a language model applies a tone. */
export function toneFindings({ tone = "neutral" }: ProOptions, engine: EngineName): (typeof toneNotApplied)[] {
  return tone === "neutral" || engine === "pro" ? [] : [toneNotApplied];
}
