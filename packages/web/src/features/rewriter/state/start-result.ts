import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Settings } from "../settings/settings.ts";
import type { ResultState } from "./result-state.ts";

/**
 * Returns the state right after a result has arrived. It is in a separate file because the rest of the result's code
 * loads later.
 */
export function startResult(
  original: string,
  settings: Settings,
  result: HumanizeResult,
  id: string,
  rest?: string,
): ResultState {
  return { id, original, rest, settings, result, undone: [], choices: {}, typed: [] };
}
