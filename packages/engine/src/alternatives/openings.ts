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
import { maskKept } from "../protect/mask.ts";
import { findRuns } from "../protect/runs.ts";
import type { Kept, Mode } from "../report/report.ts";
import { contextAt, proposalsOf } from "../rules/propose.ts";
import { boldest, type Rule } from "../rules/rule.ts";
import { type Span, shift } from "../span.ts";

/** One change that could be made to a text, on its own or beside others that do not touch it. */
export interface Opening {
  readonly change: Change;
  /** Which of the text's stretches of prose it is in. */
  readonly run: number;
  readonly level: number;
  /** Protected spans that it takes to another place as they are. */
  readonly moved: readonly Kept[];
}

/** A text with everything that could be said in another way in it. */
export interface Survey {
  readonly text: string;
  readonly runs: readonly { readonly draft: Draft; readonly offset: number; readonly sentences: readonly Span[] }[];
  /** Protected spans, in positions of the text. */
  readonly kept: readonly Kept[];
  readonly openings: readonly Opening[];
}

/** Finds all that the rules would change in an English text, each wording that reads well by itself. */
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

/** A stretch of prose in its text: its sentences, its number, and whether it is an item of a list. */
interface Stretch {
  readonly sentences: readonly Sentence[];
  readonly run: number;
  readonly inList: boolean;
}

/** The settings of the wording: the mode, whether contractions are welcome, and the seed of free choices. */
interface Manner {
  readonly mode: Mode;
  readonly casual: boolean;
  readonly seed: number;
}

/**
 * Finds all that the rules would change in a stretch of prose, each wording that reads well by itself.
 * @param all the rules with others that do not run now: an index over all their tables is made once
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
          // Words have many senses: the surroundings must speak for a twin as much as for the word.
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

/** Returns whether a part neither cuts a pair of quotes or brackets nor is between two. */
function isWhole(text: string, { start }: Span, part: Part): boolean {
  const open = (said: string): boolean =>
    (said.match(/[(“]/g)?.length ?? 0) !== (said.match(/[)”]/g)?.length ?? 0) ||
    (said.match(/"/g)?.length ?? 0) % 2 === 1;
  return !open(text.slice(start, part.start)) && !open(text.slice(part.start, part.end));
}

/** The longest sentence to search: rules look back and forth in it, so a longer one would be slow. */
const longest = 150;

/** Returns the protected spans that a change moves unaltered; undefined where it would alter one. */
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
