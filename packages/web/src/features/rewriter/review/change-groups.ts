import { type ChangeKind, changeKindOf, changeKinds } from "@rewright/engine/change-kinds";
import type { Change, ResultState } from "../state/result-state.ts";

type GroupKind = ChangeKind | "own";

export interface ChangeGroup {
  readonly kind: GroupKind;
  readonly changes: readonly Change[];
}

/** Groups changes by kind, such as vocabulary. Within a group they keep the order of the text. */
export function groupChanges({ result }: ResultState, changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<GroupKind, Change[]>();
  for (const change of changes) {
    const kind = change.kind === "edit" ? changeKindOf(result.edits[change.edits[0]!]!.rule) : "own";
    groups.set(kind, [...(groups.get(kind) ?? []), change]);
  }
  const kinds = ["own", ...changeKinds] as const;
  return kinds.flatMap((kind) => (groups.has(kind) ? [{ kind, changes: groups.get(kind)! }] : []));
}
