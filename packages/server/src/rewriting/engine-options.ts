import { levels } from "@rewright/contract/plans";
import type { FreeMode, Mode } from "@rewright/contract/rewriting";

/** The engine's mode for one of ours. Premium, while Humanize Pro is missing, is plain English. */
export function engineMode(mode: Mode): FreeMode {
  return mode === "premium" ? "standard" : mode;
}

/** What the engine is asked for. Ultra run is the local engine at its most thorough level. */
export function engineOptions<Options extends { readonly mode: Mode; readonly level: number }>(
  options: Options,
  ultra: boolean,
) {
  if (!ultra) return { ...options, mode: engineMode(options.mode) };
  return { ...options, mode: engineMode("premium"), level: levels.max };
}
