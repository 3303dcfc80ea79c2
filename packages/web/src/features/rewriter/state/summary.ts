import type { HumanizeResult } from "@rewright/contract/rewriting";
import { type Change, listChanges, type ResultState } from "./result-state.ts";

/** The names of the kinds of protected text, in the singular and plural. Technical kinds are left out. */
const keptNames: Record<string, readonly [one: string, many: string]> = {
  number: ["number", "numbers"],
  date: ["date", "dates"],
  name: ["name", "names"],
  quotation: ["quotation", "quotations"],
  citation: ["citation", "citations"],
  url: ["link", "links"],
  email: ["email address", "email addresses"],
  code: ["piece of code", "pieces of code"],
  math: ["formula", "formulas"],
};

/** The most kinds of protected text that are named. The most frequent ones are named first. */
const maxKinds = 3;

function count(n: number, [one, many]: readonly [string, string]): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Returns the counts of protected text, such as "4 numbers, 2 names and 1 link"; empty if nothing was protected. */
function describeKept(kept: HumanizeResult["kept"]): string {
  const counts = new Map<string, number>();
  for (const { kind } of kept) if (kind in keptNames) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxKinds)
    .map(([kind, n]) => count(n, keptNames[kind]!));
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Returns whether the user has changed nothing in the result. */
function isUntouched(changes: readonly Change[]): boolean {
  return changes.every(({ active, kind }) => active && kind === "edit");
}

/** Returns a summary in one line: "31 changes, 4 numbers and 2 names kept, reading grade 13 to 9". */
export function summarize(state: ResultState): string {
  const changes = listChanges(state);
  const active = changes.filter((change) => change.active).length;
  const kept = describeKept(state.result.kept);
  const { before, after } = state.result.stats;
  const [gradeBefore, gradeAfter] = [gradeOf(before), gradeOf(after)];
  return [
    active === changes.length
      ? count(changes.length, ["change", "changes"])
      : `${active} of ${count(changes.length, ["change", "changes"])}`,
    ...(kept ? [`${kept} kept`] : []),
    // The grade was measured on the whole result, so it is given for an unedited result only.
    ...(isUntouched(changes) && changes.length > 0 && gradeBefore !== gradeAfter
      ? [`reading grade ${gradeBefore} to ${gradeAfter}`]
      : []),
  ].join(", ");
}

/** Returns a text's reading grade as a whole number, at least 0. */
const gradeOf = ({ grade }: { readonly grade: number }) => Math.max(0, Math.round(grade));
