import { type EngineName, noOtherVersion, toneNotApplied } from "@rewright/contract/engines";
import type { Tone } from "@rewright/contract/rewrite-values";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { OtherVersion, Rewritten } from "./lite-task.ts";
import { toResult } from "./to-result.ts";

/** Converts a rewrite by Humanize Lite to its form in API responses, with the notices that belong to it. */
export function toLiteResult(
  { seed, isNew, ...rewritten }: Rewritten & OtherVersion,
  options: { readonly tone?: Tone | undefined },
): HumanizeResult {
  const findings = [...toneFindings(options, "lite"), ...(isNew ? [] : [noOtherVersion])];
  return toResult(rewritten, { seed, engine: "lite", findings });
}

/** Returns the notice that the requested tone was not applied. Only a language model applies a tone. */
export function toneFindings(
  { tone = "neutral" }: { readonly tone?: Tone | undefined },
  engine: EngineName,
): (typeof toneNotApplied)[] {
  return tone === "neutral" || engine === "pro" ? [] : [toneNotApplied];
}
