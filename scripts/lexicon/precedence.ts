import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { guards } from "../../packages/engine/src/lexicon/guards.ts";
import { tablesOfAlternatives } from "../../packages/engine/src/lexicon/tables.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { type Rule, type Stage, stages } from "../../packages/engine/src/rules/rule.ts";
import { readLexiconFile } from "./files.ts";

const order: readonly Stage[] = stages;

/**
 * Returns tables and rules in order of precedence: by stage, then as listed. Tables and rules for alternatives come
 * last.
 */
export function inPrecedence(rules: readonly Rule[], alternatives: readonly Rule[]): Rule[] {
  const ranked = rules.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
  return [...ranked, ...alternatives.filter((rule) => !rules.includes(rule))];
}

/** Prints all tables and rules in order of precedence, each with its modes and its reason. */
export function listTables(): void {
  const { rules, paraphrases } = createEngine(readModels());
  let above = "";
  for (const rule of inPrecedence(rules, paraphrases)) {
    const group = rules.includes(rule) ? `stage ${rule.stage}` : "for alternatives only";
    if (group !== above) console.log(`${above && "\n"}${group}:`);
    above = group;
    console.log(`  ${rule.id.padEnd(24)} ${rule.finders ? "table" : "rule "}  ${whenOf(rule)}: ${rule.summary}`);
  }
}

/** Returns in which modes or spelling a rule or table is used. */
export function whenOf({ id, modes = [], spelling, notIn }: Rule): string {
  if (tablesOfAlternatives.has(id)) return "alternatives";
  const asked = [...modes, ...(spelling ? [spelling] : [])];
  return asked.join(" ") || (notIn ? `not ${notIn.join(" ")}` : "always");
}

/** Prints all named conditions of the lexicon with their meaning or definition. */
export function listGuards(): void {
  for (const [name, { holds, yes, no }] of Object.entries(guards))
    console.log(`${name}: ${holds}\n  yes ${yes}\n  no  ${no}`);
  for (const { name, value } of readWritten(readLexiconFile).combinations) console.log(`${name} = ${value}`);
}
