import { type Expression, parseExpression } from "./expression.ts";
import { guards } from "./guards.ts";
import { primitives } from "./primitives.ts";
import type { Guard } from "./site.ts";

/** Named lists of words and named combinations of guards. */
export interface Names {
  readonly groups: ReadonlyMap<string, string>;
  readonly combinations: ReadonlyMap<string, string>;
}

/** Returns a function that turns an expression into a guard; the same expression is built only once. */
export function guardBuilder({ groups, combinations }: Names): (source: string) => Guard {
  const made = new Map<string, Guard>();
  function build(source: string): Guard {
    const known = made.get(source);
    if (known) return known;
    const guard = guardOf(parseExpression(source));
    made.set(source, guard);
    return guard;
  }
  function guardOf(expression: Expression): Guard {
    switch (expression.kind) {
      case "or": {
        const of = expression.of.map(guardOf);
        return (site) => of.some((guard) => guard(site));
      }
      case "and": {
        const of = expression.of.map(guardOf);
        return (site) => of.every((guard) => guard(site));
      }
      case "not": {
        const of = guardOf(expression.of);
        return (site) => !of(site);
      }
      case "guard":
        return guards[expression.name]?.test ?? build(combinations.get(expression.name)!);
      case "call":
        return primitives[expression.name]!.make(wordsOf(expression.words, groups), expression.count ?? 0);
    }
  }
  return build;
}

/** Returns the words in a guard's brackets, with word groups such as `@people` replaced by their words. */
function wordsOf(words: readonly string[], groups: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(words.flatMap((word) => (word.startsWith("@") ? groups.get(word.slice(1))!.split(/\s+/) : [word])));
}
