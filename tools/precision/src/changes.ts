import type { Edit } from "@rewright/engine";
import { tracedNumbers } from "./tracing-engine.ts";

/** Edits that make sense only together, and the numbers of the sources that made them. */
export interface Change {
  readonly edits: readonly Edit[];
  readonly sources: readonly number[];
}

/** Returns the changes that a report's edits make; repairs that belong to no source are none. */
export function changesOf(edits: readonly Edit[]): Change[] {
  return groupsOf(edits).filter(({ sources }) => sources.length > 0);
}

/** Returns all that a report's edits make, repairs too. */
export function groupsOf(edits: readonly Edit[]): Change[] {
  const groups = Map.groupBy(edits, (edit) => edit.group ?? edit);
  return [...groups.values()].map((own) => {
    return { edits: own, sources: [...new Set(own.flatMap(({ reason }) => tracedNumbers(reason)))] };
  });
}
