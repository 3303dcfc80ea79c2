import { type Mode, modes, type Spelling } from "../options.ts";
import type { Context, Finder, Proposal, Rule, Runs } from "../rules/rule.ts";
import type { CompiledEntry, CompiledEquivalence, CompiledLexicon } from "./compile.ts";
import { entryFinder } from "./entry-finder.ts";
import { guardBuilder } from "./guard-builder.ts";
import { secondWordsOf } from "./pattern.ts";
import type { Guard } from "./site.ts";
import { type TableId, tables } from "./tables.ts";

/** By spelling (American or British), a map from words in the other spelling to words in this one, in lower case. */
export type Spellings = Readonly<Record<Spelling, ReadonlyMap<string, string>>>;

/** By mode, words and phrases that no rule may replace or delete; "inflated": words that every mode may replace. */
export type Registers = Readonly<Record<Mode | "inflated", ReadonlySet<string>>>;

/** The lexicon as the engine uses it. */
export interface Lexicon {
  readonly registers: Registers;
  readonly spellings: Spellings;
  readonly equivalences: readonly CompiledEquivalence[];
  /** Returns a rule that applies all entries of a table. */
  table(id: TableId): Rule;
}

/** Returns a compiled lexicon ready for use. Patterns and guards are built when a text first needs them. */
export function openLexicon({
  groups,
  combinations,
  registers,
  spellings,
  equivalences,
  entries,
}: CompiledLexicon): Lexicon {
  const guardOf = guardBuilder({
    groups: new Map(Object.entries(groups)),
    combinations: new Map(Object.entries(combinations)),
  });
  const made = new Map(
    tables.map(({ reason, ...table }) => [
      table.id,
      ruleOf({ ...table, summary: reason }, entries[table.id] ?? [], guardOf),
    ]),
  );
  const { us, uk } = spellings;
  return {
    registers: registersOf(registers),
    equivalences,
    spellings: { us: new Map(Object.entries(us)), uk: new Map(Object.entries(uk)) },
    table: (id) => made.get(id)!,
  };
}

function registersOf(lists: CompiledLexicon["registers"]): Registers {
  return Object.fromEntries([...modes, "inflated"].map((name) => [name, new Set(lists[name])])) as Record<
    Mode | "inflated",
    Set<string>
  >;
}

function ruleOf(
  rule: Runs & Pick<Rule, "id" | "summary" | "stage">,
  entries: readonly CompiledEntry[],
  guardOf: (source: string) => Guard,
): Rule {
  const finders = new Map<string, Finder[]>();
  for (const entry of entries) {
    const finder = finderOf(entry, guardOf);
    for (const key of entry[0].split(" ")) {
      const own = finders.get(key);
      if (own) own.push(finder);
      else finders.set(key, [finder]);
    }
  }
  const level = Math.min(...entries.map(([, own]) => own));
  return { ...rule, level, finders, entries: entries.map(([, , match, to]) => ({ match, to })) };
}

function finderOf([, level, match, to, when, not, why]: CompiledEntry, guardOf: (source: string) => Guard): Finder {
  let find: ((context: Context, index: number) => Proposal | undefined) | undefined;
  return {
    level,
    second: () => secondWordsOf(match),
    find(context, index) {
      find ??= entryFinder({
        match,
        to,
        level,
        reason: why || undefined,
        when: when === "" ? undefined : guardOf(when),
        not: not === "" ? undefined : guardOf(not),
      });
      return find(context, index);
    },
  };
}
