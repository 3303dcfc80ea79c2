import { rulesOf, type Style } from "../choose/strength.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Mode } from "../report/report.ts";
import type { Rules } from "../rules/list.ts";
import type { Rule } from "../rules/rule.ts";

/** Rules of the mode Simple that suit any text, unless its mode is formal. */
const plainer: ReadonlySet<string> = new Set(["simple-words", "simple-sentences"]);
const highRegisters: ReadonlySet<Mode> = new Set(["academic", "formal", "expand"]);

/** Rules for alternatives that reorder a whole sentence; those that swap synonyms would gain nothing. */
const turning: ReadonlySet<string> = new Set(["move-from-front", "move-to-front"]);

/** Rules that are not sure enough for a search to use; a plain rewrite uses them. */
const unsure = wordSet(`
  example-links plain-adjectives rare-modifiers rare-adjectives literary-words collocations rare-phrases`);

/** Returns the rules that a search uses in this style. */
export function searchedBy({ rules, searchable }: Pick<Rules, "rules" | "searchable">, style: Style): Rule[] {
  const active = new Set(rulesOf(searchable, style));
  const general = new Set(rules);
  return searchable.filter((rule) => {
    if (plainer.has(rule.id)) return !highRegisters.has(style.mode);
    return general.has(rule) ? active.has(rule) && !unsure.has(rule.id) : turning.has(rule.id);
  });
}

/** The level up to which a plain rewrite makes all changes that no other change excludes. */
const usual = 7;

/** Returns the estimated value of a change, without regard to its context. */
export function worthOf(rule: string, level: number): number {
  return level <= usual && !plainer.has(rule) && !turning.has(rule) ? 1 : 0.5;
}
