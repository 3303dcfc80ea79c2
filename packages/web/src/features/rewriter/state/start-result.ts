import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Settings } from "../settings/settings.ts";
import type { ResultState } from "./result-state.ts";

/** The state right after an answer has come. In a file of its own, as the rest of what is done with a result comes later. */
export function startResult(
  original: string,
  settings: Settings,
  result: HumanizeResult,
  id: string,
  rest?: string,
): ResultState {
  return { id, original, rest, settings, result, undone: [], choices: {}, typed: [] };
}
