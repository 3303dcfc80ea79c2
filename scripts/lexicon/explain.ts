import type { Engine, Mode, Report } from "@rewright/engine";
import { breaksCompany } from "../../packages/engine/src/choose/collocate.ts";
import { isEcho } from "../../packages/engine/src/choose/echo.ts";
import { inLength } from "../../packages/engine/src/choose/length.ts";
import { readsWorse } from "../../packages/engine/src/choose/refuse.ts";
import { lowersRegister } from "../../packages/engine/src/choose/register.ts";
import { isInRegister, levelFor, levelsOf, rulesOf } from "../../packages/engine/src/choose/strength.ts";
import { isCasual, tellsStory } from "../../packages/engine/src/choose/voice.ts";
import { wordingsFor } from "../../packages/engine/src/choose/wording.ts";
import { parseBlocks } from "../../packages/engine/src/document/blocks.ts";
import type { Word } from "../../packages/engine/src/document/document.ts";
import { createDraft, isPermitted, type Part } from "../../packages/engine/src/document/draft.ts";
import { namesOf } from "../../packages/engine/src/lexicon/compile.ts";
import { entryFinder, isFixed, isHyphen, makesBare } from "../../packages/engine/src/lexicon/entry-finder.ts";
import type { Names } from "../../packages/engine/src/lexicon/guard-builder.ts";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, matchPattern, patternKeys, posKey } from "../../packages/engine/src/lexicon/pattern.ts";
import type { Site } from "../../packages/engine/src/lexicon/site.ts";
import type { Written } from "../../packages/engine/src/lexicon/written.ts";
import { maskKept } from "../../packages/engine/src/protect/mask.ts";
import { findRuns, type Run } from "../../packages/engine/src/protect/runs.ts";
import { contextAt } from "../../packages/engine/src/rules/propose.ts";
import type { Context, Proposal, Rule } from "../../packages/engine/src/rules/rule.ts";
import { overlaps, shift } from "../../packages/engine/src/span.ts";
import { whyHeld } from "./held.ts";
import { inPrecedence, whenOf } from "./precedence.ts";

/** The effect of a lexicon entry on words of a text that match the entry's pattern. */
export interface Outcome {
  readonly entry: Entry;
  readonly table: string;
  /** The entry's level in this table. */
  readonly level: number;
  /** The words that the entry would replace. */
  readonly words: string;
  readonly made: boolean;
  /** The reason why the entry changed nothing. Empty if the entry made the change. */
  readonly why: string;
}

/** A text with its rewrite, which is to be explained. */
export interface Rewritten {
  readonly text: string;
  readonly mode: Mode;
  readonly level: number;
  readonly report: Report;
}

interface Place extends Rewritten {
  readonly engine: Engine;
  readonly run: Run;
  readonly context: Context;
  readonly index: number;
}

/**
 * Returns what each lexicon entry did with the words that it matches, in the order of the text and then of precedence.
 * Entries that match only after an earlier change are left out.
 */
export function explain(engine: Engine, written: Written, rewritten: Rewritten): Outcome[] {
  const byKey = indexOf(engine, written.entries);
  const names = namesOf(written);
  return placesOf(engine, rewritten).flatMap((place) => {
    const word = place.context.words[place.index]!;
    const candidates = [word.lower, posKey(word)].flatMap((key) => byKey.get(key) ?? []);
    return candidates
      .toSorted((a, b) => a.rank - b.rank)
      .flatMap(({ entry, rule }) => outcomeOf(place, entry, rule, names) ?? []);
  });
}

interface Candidate {
  readonly entry: Entry;
  readonly rule: Rule;
  readonly rank: number;
}

/**
 * Groups entries by the word or part of speech with which their patterns begin. An entry occurs once for each of its
 * tables.
 */
function indexOf({ rules, paraphrases }: Engine, entries: readonly Entry[]): ReadonlyMap<string, readonly Candidate[]> {
  const ranks = new Map(inPrecedence(rules, paraphrases).map((rule, rank) => [rule.id, { rule, rank }]));
  const byKey = new Map<string, Candidate[]>();
  for (const entry of entries)
    for (const key of patternKeys(compilePattern(entry.match)))
      byKey.set(key, [
        ...(byKey.get(key) ?? []),
        ...entry.runs.flatMap(({ table }) => (ranks.has(table) ? [{ entry, ...ranks.get(table)! }] : [])),
      ]);
  return byKey;
}

/** Returns all words of a text, each with the context that rules get. */
function placesOf(engine: Engine, rewritten: Rewritten): Place[] {
  const { text, mode } = rewritten;
  const runs = findRuns(text, parseBlocks(text), engine.tag, []);
  const prose = runs.map((run) => run.text);
  const casual = isCasual(prose, mode);
  const story = tellsStory(prose);
  return runs.flatMap((run) => {
    const sentences = engine.tag(maskKept(run.text, run.kept));
    const said = new Map<string, number>();
    return sentences.flatMap((sentence, number) => {
      const context = contextAt(run.text, sentences, number, { mode, casual, story, said: new Map(said) });
      for (const { lemma } of sentence.words) said.set(lemma, number);
      return sentence.words.map((_, index) => ({ ...rewritten, engine, run, context, index }));
    });
  });
}

/** Returns what an entry did at a word of the text, or undefined if its pattern does not match there. */
function outcomeOf(place: Place, entry: Entry, rule: Rule, names: Names): Outcome | undefined {
  const { context, index } = place;
  const pattern = compilePattern(entry.match);
  const match = matchPattern(pattern, context.words, index);
  if (!match) return undefined;
  const stretches = pattern.replaced.map(({ from, to }) => ({
    from: match.slots[from]?.from ?? index,
    to: match.slots[to - 1]?.to ?? index + 1,
  }));
  const words = context.text.slice(
    context.words[stretches[0]!.from]?.start,
    context.words[stretches.at(-1)!.to - 1]?.end,
  );
  const level = entry.runs.find(({ table }) => table === rule.id)!.level;
  const sites: Site[] = [];
  const find = entryFinder({ match: entry.match, to: entry.to, level, when: (site) => sites.push(site) > 0 });
  const proposal = find(context, index);
  const why =
    whyNotAsked(place, rule, level) ??
    (sites[0] && whyHeld(entry, sites[0], names)) ??
    (proposal
      ? (whyRefused(place, rule, proposal) ?? whyLost(place, rule, proposal))
      : whyNone(context.words, stretches, makesBare(pattern, entry.to), sites.length > 0));
  return { entry, table: rule.id, level, words, made: why === "", why };
}

/** Returns the reason why an entry proposes no change although its conditions are met. */
function whyNone(
  words: readonly Word[],
  stretches: readonly { readonly from: number; readonly to: number }[],
  writesBareVerb: boolean,
  isAsked: boolean,
): string {
  if (isAsked) return "it would write what is there";
  const fixed = stretches.find(({ from, to }) => isFixed(words, from, to));
  if (fixed && (isHyphen(words[fixed.from - 1]) || isHyphen(words[fixed.to]))) return "held: part of a compound";
  if (fixed) return "held: a name, a title or a text in capitals";
  return writesBareVerb
    ? "held: another verb in -ing is joined to it"
    : "held: which form of “be” is right here is not sure";
}

/** Returns the reason why a table is not used in this mode or at this level, or undefined if it is used. */
function whyNotAsked({ engine, mode, level }: Place, rule: Rule, own: number): string | undefined {
  if (!engine.rules.includes(rule)) return "for alternatives only";
  if (rulesOf([rule], { mode }).length === 0) return `not in this mode (${whenOf(rule)})`;
  const allowed = levelFor(rule, levelsOf(level, mode, null));
  return own > allowed ? `level ${own}, above ${allowed}` : undefined;
}

/**
 * Returns the reason why a proposed change was refused, such as a repetition that each of its wordings would cause;
 * undefined if the change was acceptable.
 */
function whyRefused({ engine, run, mode, context }: Place, rule: Rule, proposal: Proposal): string | undefined {
  const { text, sentence } = context;
  if (!isPermitted(createDraft(run.text, run.kept), proposal.parts)) return "the words are protected";
  const fitting = inLength(text, rule, proposal, mode);
  if (!fitting) return "the mode does not let the text get that much shorter or longer";
  if (isInRegister(text, fitting, engine.registers[mode], rule)) return "the mode keeps these words (registers.lex)";
  if (wordingsFor(engine, text, sentence, rule, fitting, mode).length > 0) return undefined;
  const fault = (parts: readonly Part[]): string => {
    if (lowersRegister(engine, sentence, parts, mode)) return "it is lower in register";
    if (isEcho(text, parts, rule)) return "its words are near it already";
    if (readsWorse(engine.languageModel, text, sentence, parts)) return "the language model finds it worse here";
    return breaksCompany(engine, sentence, parts) ? "the collocations speak against it" : "";
  };
  return [...new Set([fitting.parts, ...(fitting.others ?? [])].map(fault))].filter(Boolean).join("; ");
}

/** Returns which other change was made in the place of a proposed one; "" if the proposed one was made. */
function whyLost({ run, report }: Place, rule: Rule, { parts, others = [] }: Proposal): string {
  const own = [parts, ...others].map((wording) => wording.map((part) => ({ ...part, ...shift(part, run.offset) })));
  const made = report.edits.find((edit) => own[0]!.some((part) => overlaps(part, edit)));
  if (!made)
    return report.stats.rolledBack > 0 ? "taken back by the check of the result" : "an earlier or nearby change";
  const isOwn = made.rule === rule.id && own.flat().some(({ after }) => made.after.includes(after));
  return isOwn ? "" : `lost to ${made.rule}: ${made.before} => ${made.after || "-"}`;
}
