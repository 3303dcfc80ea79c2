import { hash } from "../choose/random.ts";
import { misfit } from "../choose/refuse.ts";
import { isInRegister } from "../choose/strength.ts";
import { isCasual } from "../choose/voice.ts";
import { wordingsFor } from "../choose/wording.ts";
import { parseBlocks } from "../document/blocks.ts";
import type { Sentence } from "../document/document.ts";
import { type Change, createDraft, type Draft, isPermitted, type Part } from "../document/draft.ts";
import type { Engine } from "../engine.ts";
import { tablesOfAlternatives } from "../lexicon/tables.ts";
import type { Mode } from "../options.ts";
import { maskKept } from "../protect/mask.ts";
import { findRuns } from "../protect/runs.ts";
import type { Kept } from "../report/report.ts";
import { contextAt, proposalsOf } from "../rules/propose.ts";
import { boldest, type Rule } from "../rules/rule.ts";
import { type Span, shift } from "../span.ts";

/** A possible change of a text, which can be combined with others that it does not touch. */
export interface Opening {
  readonly change: Change;
  /** The index of the stretch of prose that the change is in. */
  readonly run: number;
  readonly level: number;
  /** Protected spans that the change moves to another place, unaltered. */
  readonly moved: readonly Kept[];
}

/** A text with all changes that could be made to it. */
export interface Survey {
  readonly text: string;
  readonly runs: readonly { readonly draft: Draft; readonly offset: number; readonly sentences: readonly Span[] }[];
  /** The protected spans, as positions in the text. */
  readonly kept: readonly Kept[];
  readonly openings: readonly Opening[];
}

/** Returns a text with all changes that the rules could make to it, each of which reads well by itself. */
export function survey(engine: Engine, text: string, rules: readonly Rule[], mode: Mode, seed: number): Survey {
  const found = findRuns(text, parseBlocks(text), engine.tag, []);
  const casual = isCasual(
    found.map((run) => run.text),
    mode,
  );
  const openings: Opening[] = [];
  const runs = found.map((run, r) => {
    const draft = createDraft(run.text, run.kept);
    const sentences = engine.tag(maskKept(draft.text, draft.kept), 0, run.readings);
    const place = { sentences, run: r, inList: run.kind === "listItem" };
    for (const opening of openingsIn(engine, draft, rules, place, { mode, casual, seed })) openings.push(opening);
    return { draft, offset: run.offset, sentences };
  });
  const kept = found.flatMap(({ kept, offset }) => kept.map((span) => shift(span, offset)));
  return { text, runs, kept, openings };
}

/** A range of prose: its sentences, its index in the text, and whether it is an item of a list. */
interface Stretch {
  readonly sentences: readonly Sentence[];
  readonly run: number;
  readonly inList: boolean;
}

/** The settings for new wordings: the mode, whether contractions fit, and the seed for choosing among good wordings. */
interface Manner {
  readonly mode: Mode;
  readonly casual: boolean;
  readonly seed: number;
}

/**
 * Returns all changes that the rules could make to a stretch of prose, each of which reads well by itself.
 * @param all all rules, including those that do not run now, so that their tables are indexed only once
 */
export function openingsIn(
  engine: Engine,
  draft: Draft,
  rules: readonly Rule[],
  { sentences, run, inList }: Stretch,
  { mode, casual, seed }: Manner,
  all = rules,
): Opening[] {
  const running = new Set(rules);
  const openings: Opening[] = [];
  const pick = <T>(choices: readonly T[], position: number): T => choices[hash(seed, position) % choices.length]!;
  for (const [i, sentence] of sentences.entries()) {
    if (sentence.words.length > longest) continue;
    const context = contextAt(draft.text, sentences, i, { mode, inList, casual, pick });
    const proposals = proposalsOf(all, rules, context, (rule) => (running.has(rule) ? boldest : undefined));
    for (const rule of rules) {
      for (const proposal of proposals(rule)) {
        if (isInRegister(draft.text, proposal, engine.registers[mode])) continue;
        const { level = rule.level, reason = rule.summary } = proposal;
        for (const parts of wordingsFor(engine, draft.text, sentence, rule, proposal, mode)) {
          const moved = isPermitted(draft, parts) ? [] : movesKept(draft, parts);
          if (moved === undefined) continue;
          // Words have many meanings: a synonym must fit its surroundings as well as the word itself.
          if (tablesOfAlternatives.has(rule.id) && misfit(engine.languageModel, draft.text, sentence, parts) > 0)
            continue;
          if (rule.stage === "clause" && !parts.every((part) => isWhole(draft.text, sentence, part))) continue;
          openings.push({ change: { parts, rule: rule.id, reason }, run, level, moved });
        }
      }
    }
  }
  return openings;
}

/**
 * Returns whether a replaced range is outside of quotation marks and brackets, and contains them only in complete
 * pairs.
 */
function isWhole(text: string, { start }: Span, part: Part): boolean {
  const open = (said: string): boolean =>
    (said.match(/[(“]/g)?.length ?? 0) !== (said.match(/[)”]/g)?.length ?? 0) ||
    (said.match(/"/g)?.length ?? 0) % 2 === 1;
  return !open(text.slice(start, part.start)) && !open(text.slice(part.start, part.end));
}

/**
 * The most words of a sentence for which changes are searched. Longer sentences would take too long, because some rules
 * compare each word with many others.
 */
const longest = 150;

/** Returns the protected spans that a change moves unaltered; undefined if it would alter one. */
function movesKept({ text, kept }: Draft, parts: readonly Part[]): Kept[] | undefined {
  let written = parts.map(({ after }) => after).join("\n");
  const moved: Kept[] = [];
  for (const span of kept) {
    const part = parts.find(({ start, end }) => start < span.end && span.start < end);
    if (!part) {
      if (parts.some(({ start, end }) => start === end && span.start < start && start < span.end)) return undefined;
      continue;
    }
    if (span.start < part.start || part.end < span.end) return undefined;
    const at = written.indexOf(text.slice(span.start, span.end));
    if (at < 0) return undefined;
    written = `${written.slice(0, at)}\n${written.slice(at + span.end - span.start)}`;
    moved.push(span);
  }
  return moved;
}
