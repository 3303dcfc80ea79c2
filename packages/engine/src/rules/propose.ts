import type { Sentence } from "../document/document.ts";
import { posKey } from "../lexicon/pattern.ts";
import { type Context, type Finder, type Proposal, type Rule, type Stage, stages } from "./rule.ts";

/** An entry of a rule's table. */
interface Entry {
  readonly rule: Rule;
  readonly finder: Finder;
}

/**
 * The entries with a given first word, grouped by the second word that they require; most entries fail to match at it.
 */
interface Entries {
  /** By second word, the entries that need this word and those that need none, in the order of the tables. */
  readonly bySecond: ReadonlyMap<string, readonly Entry[]>;
  /** The entries that need no particular second word. */
  readonly open: readonly Entry[];
}

/** Returns the entries, of the tables of a stage, that begin with a given word or part of speech. */
type Index = (key: string) => Entries | undefined;

const indexes = new WeakMap<readonly Rule[], ReadonlyMap<Stage, Index>>();

/**
 * Returns what rules propose for a sentence, by rule.
 * @param all every rule, so that their tables are indexed only once
 * @param levelOf returns the highest level of a rule's changes; undefined for a rule that does not run
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
  const { words } = context;
  const lookAt = (entries: Entries | undefined, i: number): void => {
    if (!entries) return;
    for (const { rule, finder } of entries.bySecond.get(words[i + 1]?.lower ?? "") ?? entries.open) {
      const proposal = finder.level > (levelOf(rule) ?? 0) ? undefined : finder.find(context, i);
      if (!proposal) continue;
      const proposals = found.get(rule);
      if (proposals) proposals.push(proposal);
      else found.set(rule, [proposal]);
    }
  };
  for (let i = 0; i < words.length; i++) {
    lookAt(index(words[i]!.lower), i);
    lookAt(index(posKey(words[i]!)), i);
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

/** Returns an index that sorts the entries for a word when the word first occurs in a text. */
function makeIndex(rules: readonly Rule[]): Index {
  const all = new Map<string, Entry[]>();
  for (const rule of rules) {
    for (const [key, finders] of rule.finders ?? []) {
      const own = all.get(key) ?? [];
      all.set(key, own);
      own.push(...finders.map((finder) => ({ rule, finder })));
    }
  }
  const ordered = new Map<string, Entries>();
  return (key) => {
    const known = ordered.get(key);
    const entries = known ? undefined : all.get(key);
    if (!entries) return known;
    const made = bySecondWord(entries);
    ordered.set(key, made);
    return made;
  };
}

function bySecondWord(entries: readonly Entry[]): Entries {
  const bySecond = new Map<string, Entry[]>();
  const open: Entry[] = [];
  for (const entry of entries) {
    const second = entry.finder.second();
    if (!second) for (const list of [open, ...bySecond.values()]) list.push(entry);
    for (const word of second ?? []) {
      const list = bySecond.get(word) ?? [...open];
      bySecond.set(word, list);
      list.push(entry);
    }
  }
  return { bySecond, open };
}

/**
 * The mode, whether contractions fit, and any other fields of a rule's context that differ from those of a sentence
 * alone in its text.
 */
type Manner = Pick<Context, "mode" | "casual"> & Partial<Omit<Context, "text" | "sentence" | "words">>;

/** Returns the input of a rule for the sentence at an index; by default `pick` returns the first choice. */
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
