import { rulesOf } from "../../packages/engine/src/choose/strength.ts";
import { type Entry, LexiconError } from "../../packages/engine/src/lexicon/parse.ts";
import { type Table, tables, tablesOfAlternatives } from "../../packages/engine/src/lexicon/tables.ts";
import { modes } from "../../packages/engine/src/options.ts";
import { tablesOf } from "./describe-word.ts";

/**
 * Checks that no two entries can make the same change in one text. `|` and `?` in patterns are expanded; parts of
 * speech and conditions are ignored.
 *
 * @throws LexiconError
 */
export function checkOverlaps(entries: readonly Entry[]): void {
  const seen = new Map<string, Entry[]>();
  for (const entry of entries) {
    const changes = variantsOf(entry.match).flatMap((variant) => entry.to.map((wording) => changeOf(variant, wording)));
    for (const change of new Set(changes)) {
      const earlier = seen.get(change) ?? [];
      const same = earlier.find((other) => runTogether(entry, other));
      if (same) throw new LexiconError(entry.place, overlapOf(change, same, entry));
      seen.set(change, [...earlier, entry]);
    }
  }
}

/** Returns an error message that names two lines with the same change, and says how to merge them. */
function overlapOf(change: string, earlier: Entry, later: Entry): string {
  const { file, line } = earlier.place;
  const isOneTable = earlier.runs.some(({ table }) => later.runs.some((run) => run.table === table));
  const advice = isOneTable
    ? "keep one of the lines, with both their words and guards"
    : "keep one of the lines, with both their words and guards; if one of the tables is for a mode, with both tables " +
      `(“${tablesOf([...earlier.runs, ...later.runs])}”), and with its mode(…) in a guard for one of them only`;
  return (
    `this line (${tablesOf(later.runs)}) and ${file}:${line} (${tablesOf(earlier.runs)}) both make the change “${change}”, ` +
    `and both may run on one text. Whichever is new: ${advice}.`
  );
}

/**
 * Returns whether two entries can both be used on one text: both are used in the same mode, and both for rewriting or
 * both for alternatives.
 */
function runTogether(one: Entry, other: Entry): boolean {
  return one.runs.some((a) => other.runs.some((b) => a.table === b.table || isOneStyle(a.table, b.table)));
}

function isOneStyle(a: string, b: string): boolean {
  const both: readonly Table[] = tables.filter(({ id }) => id === a || id === b);
  return (
    tablesOfAlternatives.has(a) === tablesOfAlternatives.has(b) &&
    modes.some((mode) => rulesOf(both, { mode }).length === 2)
  );
}

/** A token of an expanded pattern with its number in the pattern, or a bracket or `^`. */
interface Part {
  readonly text: string;
  readonly token?: number;
}

/** Expands a pattern: returns one variant for each combination of its alternatives and optional tokens. */
function variantsOf(match: string): Part[][] {
  let token = 0;
  return match.split(" ").reduce<Part[][]>(
    (variants, source) => {
      if (/^[\^[\]]$/.test(source)) return variants.map((variant) => [...variant, { text: source }]);
      token++;
      const [, mark = "", words = "", optional] = /^([~=%@]?(?=.))(.+?)(?:\/[A-Z|]+)?(\?(?<=..))?$/.exec(source)!;
      const choices = words.split("|").map((word) => ({ text: mark.replace("=", "~") + word, token }));
      return variants.flatMap((variant) => [
        ...choices.map((choice) => [...variant, choice]),
        ...(optional ? [variant] : []),
      ]);
    },
    [[]],
  );
}

/**
 * Returns the change that a wording makes to an expanded pattern, as text. In the wording, `$2` is replaced by the
 * pattern's second token if that is a word, and otherwise by the token's position in the variant.
 */
function changeOf(variant: readonly Part[], wording: string): string {
  const tokens = variant.filter(({ token }) => token !== undefined);
  const after = wording.replace(/(~?\$[VG]?|@)(\d)/g, (_, kind: string, number: string) => {
    const at = tokens.findIndex(({ token }) => token === Number(number));
    const text = tokens[at]?.text ?? "";
    return kind === "$" && !/^[~%@<]/.test(text) ? text : kind + (at + 1);
  });
  const before = variant.map(({ text }) => text).join(" ");
  return `${before.includes("[") ? before : before.replace(/^(\^ )?(.*)/, "$1[ $2 ]")} => ${after.replace(/ {2,}/g, " ").trim() || "-"}`;
}
