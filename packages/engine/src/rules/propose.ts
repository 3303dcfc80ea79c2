import type { Sentence } from "../document/document.ts";
import { posKey } from "../lexicon/pattern.ts";
import { type Context, type Finder, type Proposal, type Rule, type Stage, stages } from "./rule.ts";

/** A rule, with those entries of its table that begin with a given word. */
interface Place {
  readonly rule: Rule;
  readonly finders: readonly Finder[];
}

/** The entries of a stage's tables, by the word or part of speech that they begin with. */
type Index = ReadonlyMap<string, readonly Place[]>;

const indexes = new WeakMap<readonly Rule[], ReadonlyMap<Stage, Index>>();

/**
 * Returns what rules propose for a sentence, by rule.
 * @param all every rule: an index over their tables is made once
 * @param levelOf returns the level that a rule may go to; undefined for a rule that does not run
 */
export function proposalsOf(
  all: readonly Rule[],
  running: readonly Rule[],
  context: Context,
  levelOf: (rule: Rule) => number | undefined,
): (rule: Rule) => readonly Proposal[] {
  const found = new Map<Rule, Proposal[]>();
  for (const stage of new Set(running.map((rule) => rule.stage))) lookUp(indexOf(all, stage), context, levelOf, found);
  return (rule) => (rule.level > levelOf(rule)! ? [] : (rule.propose?.(context) ?? found.get(rule) ?? []));
}

function lookUp(
  index: Index,
  context: Context,
  levelOf: (rule: Rule) => number | undefined,
  found: Map<Rule, Proposal[]>,
): void {
  const lookAt = (places: readonly Place[] | undefined, i: number): void => {
    if (!places) return;
    for (const { rule, finders } of places) {
      const allowed = levelOf(rule) ?? 0;
      for (const { level, find } of finders) {
        const proposal = level > allowed ? undefined : find(context, i);
        if (!proposal) continue;
        const proposals = found.get(rule);
        if (proposals) proposals.push(proposal);
        else found.set(rule, [proposal]);
      }
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
    byStage = new Map(stages.map((one) => [one, makeIndex(all.filter((rule) => rule.stage === one))]));
    indexes.set(all, byStage);
  }
  return byStage.get(stage)!;
}

function makeIndex(rules: readonly Rule[]): Index {
  const index = new Map<string, Place[]>();
  for (const rule of rules) {
    for (const [key, finders] of rule.finders ?? []) {
      const places = index.get(key);
      if (places) places.push({ rule, finders });
      else index.set(key, [{ rule, finders }]);
    }
  }
  return index;
}

/** The mode, whether contractions fit, and what else differs from a sentence by itself in plain prose. */
type Manner = Pick<Context, "mode" | "casual"> & Partial<Omit<Context, "text" | "sentence" | "words">>;

/** Returns a sentence and its neighbours as the input of a rule; of equally good ways it picks the first by default. */
export function contextAt(text: string, sentences: readonly Sentence[], at: number, manner: Manner): Context {
  const sentence = sentences[at]!;
  return {
    text,
    sentence,
    words: sentence.words,
    previous: sentences[at - 1],
    next: sentences[at + 1],
    ahead: "",
    inList: false,
    story: false,
    said: new Map(),
    number: at,
    pick: (choices) => choices[0]!,
    ...manner,
  };
}
