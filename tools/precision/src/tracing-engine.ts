import { createEngine, type Engine, type Models } from "@rewright/engine";
import { type CompiledLexicon, compileLexicon } from "@rewright/engine/lexicon";
import { readWritten } from "@rewright/engine/lexicon/written";
import { type Source, sourceOfEntry, sourceOfRule } from "./source.ts";

type Rule = Engine["rules"][number];

/**
 * An engine that traces its changes: the reason of each edit is the number of the lexicon entry or rule that produced
 * it.
 */
export interface Tracing {
  readonly engine: Engine;
  readonly sources: readonly Source[];
}

/**
 * Creates an engine that uses the lexicon's source files, so that they need not be compiled.
 *
 * @param read Returns the text of a lexicon file
 */
export function createTracing(models: Omit<Models, "lexicon">, read: (file: string) => string): Tracing {
  const sources: Source[] = [];
  const numberOf = (source: Source): string => `‹${sources.push(source) - 1}›`;
  const lexicon = compileLexicon(read);
  const numbers = new Map<string, string>();
  const numberOfLine = (line: string): string => {
    const number = numbers.get(line) ?? numberOf(sourceOfEntry(line));
    numbers.set(line, number);
    return number;
  };
  const entries = traceEntries(lexicon.entries, linesByTable(read), numberOfLine);
  const engine = createEngine({ ...models, lexicon: { ...lexicon, entries } });
  const rules = engine.rules.map((rule) => traceRule(rule, () => numberOf(sourceOfRule(rule.id))));
  return { engine: { ...engine, rules }, sources };
}

/**
 * Returns the numbers in an edit's reason. There are several if several entries or rules produced the edit together.
 */
export function tracedNumbers(reason: string): number[] {
  return [...reason.matchAll(/‹(\d+)›/g)].map(([, number]) => Number(number));
}

/** Returns the source lines of each table's entries, in the order of the compiled entries. */
function linesByTable(read: (file: string) => string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const lines = new Map<string, string[]>();
  for (const { runs, place } of readWritten(read).entries) {
    if (!files.has(place.file)) files.set(place.file, read(place.file).split("\n"));
    const line = files.get(place.file)![place.line - 1]!.trim();
    for (const { table } of runs) lines.set(table, [...(lines.get(table) ?? []), line]);
  }
  return lines;
}

function traceEntries(
  compiled: CompiledLexicon["entries"],
  lines: ReadonlyMap<string, readonly string[]>,
  reasonOf: (line: string) => string,
): CompiledLexicon["entries"] {
  return Object.fromEntries(
    Object.entries(compiled).map(([table, entries]) => [
      table,
      entries.map(([keys, level, match, to, when, not], i) => {
        return [keys, level, match, to, when, not, reasonOf(lines.get(table)![i]!)] as const;
      }),
    ]),
  );
}

/**
 * Returns a rule whose edits have its number as their reason. A table of entries is returned unchanged, because each
 * entry has its own number.
 */
function traceRule(rule: Rule, reasonOf: () => string): Rule {
  const { propose } = rule;
  if (!propose) return rule;
  const reason = reasonOf();
  return { ...rule, propose: (context) => propose(context).map((proposal) => ({ ...proposal, reason })) };
}
