import { rulesOf, type Style } from "../choose/strength.ts";
import { wordSet } from "../grammar/word-set.ts";
import type { Mode } from "../options.ts";
import type { Rules } from "../rules/list.ts";
import type { Rule } from "../rules/rule.ts";

/** Rules of the mode Simple that a deeper search uses in other modes, too, except in the formal ones. */
const plainer: ReadonlySet<string> = new Set(["simple-words", "simple-sentences"]);
const highRegisters: ReadonlySet<Mode> = new Set(["academic", "formal", "expand"]);

/** Rules of alternatives that a deeper search uses, because they reorder whole sentences. */
const turning: ReadonlySet<string> = new Set(["move-from-front", "move-to-front"]);

/** Rules that only a plain rewrite uses, since a deeper search would find too many wrong changes with them. */
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

/** The highest level of the changes that a plain rewrite makes unless another change excludes them. */
const usual = 7;

/** Returns the value of a change, in log odds, by its rule and level alone. */
export function worthOf(rule: string, level: number): number {
  return level <= usual && !plainer.has(rule) && !turning.has(rule) ? 1 : 0.5;
}
