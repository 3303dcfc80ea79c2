import { rulesOf, type Style } from "../choose/strength.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Mode } from "../report/report.ts";
import type { Rules } from "../rules/list.ts";
import type { Rule } from "../rules/rule.ts";

/** Rules of the mode Simple that suit any text whose register is not high. */
const plainer: ReadonlySet<string> = new Set(["simple-words", "simple-sentences"]);
const highRegisters: ReadonlySet<Mode> = new Set(["academic", "formal", "expand"]);

/** Rules of alternatives that turn a whole sentence; those that put one twin for another gain nothing for a reader. */
const turning: ReadonlySet<string> = new Set(["move-from-front", "move-to-front"]);

/** Rules that a careful editor follows only where a plain rewrite follows them too. */
const unsure = wordSet(`
  example-links plain-adjectives rare-modifiers rare-adjectives literary-words collocations rare-phrases`);

/** Returns the rules that a search in this style runs. */
export function searchedBy({ rules, searchable }: Pick<Rules, "rules" | "searchable">, style: Style): Rule[] {
  const active = new Set(rulesOf(searchable, style));
  const general = new Set(rules);
  return searchable.filter((rule) => {
    if (plainer.has(rule.id)) return !highRegisters.has(style.mode);
    return general.has(rule) ? active.has(rule) && !unsure.has(rule.id) : turning.has(rule.id);
  });
}

/** Up to this level any rewrite makes a rule's changes: what is left of them was only in another's way. */
const usual = 7;

/** Estimates the value of a change without its context. */
export function worthOf(rule: string, level: number): number {
  return level <= usual && !plainer.has(rule) && !turning.has(rule) ? 1 : 0.5;
}
