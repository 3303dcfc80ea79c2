import { survey } from "../src/alternatives/openings.ts";
import { say } from "../src/alternatives/say.ts";
import type { Engine } from "../src/index.ts";
import type { Rule } from "../src/rules/rule.ts";

/** Returns what a paraphrase makes of a text; unlike other rules it may move a name to another place. */
export function waysToSay(engine: Engine, rule: Rule, text: string): (string | undefined)[] {
  const found = survey(engine, text, [rule], "standard", 1);
  return found.openings.map((opening) => say(found, [opening]));
}
