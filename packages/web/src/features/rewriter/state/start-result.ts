import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Settings } from "../settings/settings.ts";
import type { ResultState } from "./result-state.ts";

/**
 * Returns the state of a result that has just arrived. It is in a file of its own, because the other code for results
 * is loaded later.
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
