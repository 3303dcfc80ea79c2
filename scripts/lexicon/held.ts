import { type Expression, parseExpression } from "../../packages/engine/src/lexicon/expression.ts";
import { guardBuilder, type Names } from "../../packages/engine/src/lexicon/guard-builder.ts";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import type { Site } from "../../packages/engine/src/lexicon/site.ts";

/** Returns the part of an entry's condition because of which the entry does not apply. */
export function whyHeld({ when, not }: Entry, site: Site, names: Names): string | undefined {
  const guardOf = guardBuilder(names);
  if (not !== undefined && guardOf(not)(site)) return `held by “not: ${partThat(parseExpression(not), true)}”`;
  if (when !== undefined && !guardOf(when)(site)) return `held by “when: ${partThat(parseExpression(when), false)}”`;
  return undefined;

  /** Returns the part of a condition that decides its result. If each of several parts is enough, returns the first. */
  function partThat(expression: Expression, holds: boolean): string {
    const source = sourceOf(expression);
    if (expression.kind === "not") return `not ${partThat(expression.of, !holds)}`;
    if (expression.kind === "guard" && names.combinations.has(expression.name))
      return `${source} (${partThat(parseExpression(names.combinations.get(expression.name)!), holds)})`;
    if (expression.kind !== "or" && expression.kind !== "and") return source;
    // Where an “or” fails, or an “and” holds, all of its parts decide it.
    if ((expression.kind === "or") !== holds) return expression.of.map((part) => partThat(part, holds)).join(", ");
    return partThat(expression.of.find((part) => guardOf(sourceOf(part))(site) === holds)!, holds);
  }
}

/** Returns a condition as it is written in the lexicon. */
function sourceOf(expression: Expression): string {
  switch (expression.kind) {
    case "or":
    case "and":
      return `(${expression.of.map(sourceOf).join(` ${expression.kind} `)})`;
    case "not":
      return `not ${sourceOf(expression.of)}`;
    case "guard":
      return expression.name;
    case "call": {
      const count = expression.count === undefined ? "" : `${expression.count}: `;
      return `${expression.name}(${count}${expression.words.join(" ")})`;
    }
  }
}
