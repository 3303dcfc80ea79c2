import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Settings } from "./draft.ts";
import type { ResultState } from "./result-state.ts";

/** The state right after an answer has come. In a file of its own, as the rest of what is done with a result comes later. */
export function startResult(original: string, settings: Settings, result: HumanizeResult): ResultState {
  return { original, settings, result, undone: [], choices: {} };
}
