import type { Edit } from "@rewright/engine";
import { tracedNumbers } from "./tracing-engine.ts";

/** Edits that make sense only together, and the numbers of the lexicon entries and rules that produced them. */
export interface Change {
  readonly edits: readonly Edit[];
  readonly sources: readonly number[];
}

/** Returns the changes in a report. Repairs that belong to no entry or rule are left out. */
export function changesOf(edits: readonly Edit[]): Change[] {
  return groupsOf(edits).filter(({ sources }) => sources.length > 0);
}

/** Returns the groups of edits in a report, including repairs that belong to no entry or rule. */
export function groupsOf(edits: readonly Edit[]): Change[] {
  const groups = Map.groupBy(edits, (edit) => edit.group ?? edit);
  return [...groups.values()].map((own) => {
    return { edits: own, sources: [...new Set(own.flatMap(({ reason }) => tracedNumbers(reason)))] };
  });
}
