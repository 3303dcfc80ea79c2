import { posKey } from "../lexicon/pattern.ts";
import { type Context, type Finder, type Proposal, type Rule, type Stage, stages } from "./rule.ts";

interface Place extends Finder {
  readonly rule: Rule;
}

/** What all tables of a stage look for, by the word or part of speech that it begins with. */
type Index = ReadonlyMap<string, readonly Place[]>;

const indexes = new WeakMap<readonly Rule[], ReadonlyMap<Stage, Index>>();

/**
 * What rules propose for the context's sentence, by rule. One look at each word serves all tables, so time does not grow
 * with their number.
 * @param all every rule that there is: an index over their tables is made once
 * @param levelOf the level that a rule may go to; undefined for one that does not run
 */
export function proposalsOf(
  all: readonly Rule[],
  running: readonly Rule[],
  context: Context,
  levelOf: (rule: Rule) => number | undefined,
): (rule: Rule) => readonly Proposal[] {
  const found = new Map<Rule, Proposal[]>();
  for (const stage of new Set(running.map((rule) => rule.stage))) lookUp(indexOf(all, stage), context, levelOf, found);
  return (rule) => rule.propose?.(context) ?? found.get(rule) ?? [];
}

function lookUp(
  index: Index,
  context: Context,
  levelOf: (rule: Rule) => number | undefined,
  found: Map<Rule, Proposal[]>,
): void {
  const lookAt = (places: readonly Place[] | undefined, i: number): void => {
    if (!places) return;
    for (const { rule, level, find } of places) {
      const allowed = levelOf(rule);
      if (allowed === undefined || level > allowed) continue;
      const proposal = find(context, i);
      if (!proposal) continue;
      const proposals = found.get(rule);
      if (proposals) proposals.push(proposal);
      else found.set(rule, [proposal]);
    }
  };
  for (let i = 0; i < context.words.length; i++) {
    const word = context.words[i]!;
    lookAt(index.get(word.lower), i);
    lookAt(index.get(posKey(word)), i);
  }
}

function indexOf(all: readonly Rule[], stage: Stage): Index {
  let byStage = indexes.get(all);
  if (!byStage) {
    byStage = new Map(
      [...stages, "cuts" as const].map((one) => [one, makeIndex(all.filter((rule) => rule.stage === one))]),
    );
    indexes.set(all, byStage);
  }
  return byStage.get(stage)!;
}

function makeIndex(rules: readonly Rule[]): Index {
  const index = new Map<string, Place[]>();
  for (const rule of rules) {
    for (const [key, finders] of rule.finders ?? []) {
      const places = index.get(key) ?? [];
      places.push(...finders.map((finder) => ({ ...finder, rule })));
      index.set(key, places);
    }
  }
  return index;
}
