import { chooseChanges } from "./choose/choose.ts";
import { areFullSentences } from "./choose/full-sentences.ts";
import { inLength } from "./choose/length.ts";
import { mend } from "./choose/mend.ts";
import { pace } from "./choose/pace.ts";
import { hash } from "./choose/random.ts";
import { type Candidate, withinShare } from "./choose/share.ts";
import { isAskedFor, isInRegister, type Levels, levelFor, levelsOf, rulesOf } from "./choose/strength.ts";
import { isCasual, tellsStory } from "./choose/voice.ts";
import { chooseWording } from "./choose/wording.ts";
import { fewestWords, textLikeness } from "./classify/detect.ts";
import { parseBlocks } from "./document/blocks.ts";
import type { Block, Sentence } from "./document/document.ts";
import { applyChanges, type Change, createDraft, type Draft, toEdits } from "./document/draft.ts";
import { looksEnglish } from "./document/english.ts";
import type { Edit } from "./edit.ts";
import type { Engine } from "./engine.ts";
import type { Mode, RewriteOptions } from "./options.ts";
import { maskKept } from "./protect/mask.ts";
import { findRuns, type Run } from "./protect/runs.ts";
import { buildReport, unchangedReport, writtenBy } from "./report/build.ts";
import type { Report } from "./report/report.ts";
import { contextAt, proposalsOf } from "./rules/propose.ts";
import { type Context, type Earlier, type Rule, stages } from "./rules/rule.ts";
import { type Span, shift } from "./span.ts";
import { rollBack, toRegions } from "./verify/regions.ts";
import { type Barred, createBarred } from "./words/barred.ts";
import { addEdits, replacementEdits, wordsToBar, wordsToKeep } from "./words/replacements.ts";
import { withoutBarred } from "./words/without-barred.ts";

/** The settings of a rewrite: the options with their defaults, and the enabled rules. */
interface Settings {
  readonly mode: Mode;
  readonly levels: Levels;
  readonly seed: number;
  readonly casual: boolean;
  readonly story: boolean;
  /** All rules, including those that do not run. */
  readonly all: readonly Rule[];
  /** The ids of the rules that add words. */
  readonly adding: ReadonlySet<string>;
  /** The words and phrases that the mode keeps. */
  readonly register: ReadonlySet<string>;
  readonly barred: Barred;
}

/** Rewrites a text. Pure: the same engine version, text and options give the same report, in linear time and memory. */
export function rewrite(engine: Engine, text: string, options: RewriteOptions = {}): Report {
  const report = rewriteKeeping(engine, text, options);
  return addEdits(text, report, replacementEdits(text, report.kept, options));
}

/** Rewrites a text as `rewrite` does, but protects the words that the user wants replaced. */
export function rewriteKeeping(engine: Engine, text: string, options: RewriteOptions): Report {
  const rewriting = rewriteProse(engine, text, options);
  return rewriting ? reportOf(text, rewriting, "lite") : unchangedReport(text, parseBlocks(text));
}

/** A text whose prose has passed all stages, before its report is built. */
export interface Rewriting {
  readonly blocks: readonly Block[];
  readonly runs: readonly Run[];
  /** For each range of prose, its sentences as positions in the text. */
  readonly sentences: readonly (readonly Span[])[];
  /** For each range of prose, its draft. */
  readonly drafts: readonly Draft[];
  readonly mode: Mode;
  readonly barred: Barred;
  readonly casual: boolean;
  /** The AI score of the text's beginning; null if it is too short to tell. */
  readonly likeness: number | null;
}

/** Takes a text's prose through all stages; undefined if it is not English. */
export function rewriteProse(engine: Engine, text: string, options: RewriteOptions): Rewriting | undefined {
  const { mode = "standard", spelling, level = 7, seed = 1 } = options;
  const blocks = parseBlocks(text);
  if (!looksEnglish(text)) return undefined;

  const runs = findRuns(text, blocks, engine.tag, wordsToKeep(options));
  const prose = runs.map((run) => run.text);
  const casual = isCasual(prose, mode);
  const story = tellsStory(prose);
  const active = rulesOf(engine.rules, { mode, spelling });
  const likeness = likenessOf(engine, text, runs);
  const levels = levelsOf(level, mode, likeness);
  const adding = new Set(active.filter(({ adds }) => adds).map(({ id }) => id));
  const register = engine.registers[mode];
  const barred = createBarred(wordsToBar(options));
  const settings = { mode, levels, seed, casual, story, all: engine.rules, adding, register, barred };

  const stretches = openRuns(engine, runs);
  for (const stage of stages) {
    const rules = active.filter((rule) => rule.stage === stage);
    if (rules.length > 0) runStage(engine, stretches, rules, settings);
  }
  const sentences = stretches.map(({ run, read }) => read.map(({ start, end }) => shift({ start, end }, run.offset)));
  return { blocks, runs, sentences, drafts: stretches.map(({ draft }) => draft), mode, barred, casual, likeness };
}

/** Checks a rewritten text against the original, undoes edits that fail, and returns the report. */
export function reportOf(
  text: string,
  { blocks, runs, sentences, drafts, mode, barred }: Rewriting,
  writer: "lite" | "pro_local",
): Report {
  const regions = toRegions(
    sentences.flat(),
    renumberGroups(drafts.map((draft, r) => toEdits(draft, runs[r]!.offset))),
  );
  const kept = runs.flatMap((run) => run.kept.map((span) => shift(span, run.offset)));
  const checked = rollBack(text, regions, kept, { drops: mode === "shorten", barred });
  return buildReport(text, blocks, kept, { ...checked, regions: writtenBy(writer, checked.regions) });
}

/** The most characters from which the AI score is computed, about 2,000 words. */
const judged = 12_000;

/** Returns the AI score of the text's beginning; null if it is too short to tell, as most single sentences are. */
function likenessOf(engine: Engine, text: string, runs: readonly Run[]): number | null {
  const beginning = text.length <= judged ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", judged)));
  const words = beginning.match(/\S+/g)?.length ?? 0;
  if (words < fewestWords) return null;
  return textLikeness(engine, beginning, new Map(runs.flatMap(({ readings }) => [...readings])));
}

/** A range of prose while it passes through the stages. */
interface Stretch {
  readonly run: Run;
  /** The text that follows, whether the range is an item of a list, and the number of its first sentence. */
  readonly place: Pick<Context, "ahead" | "inList" | "number">;
  /** The sentences of the range before the first stage. */
  readonly read: readonly Sentence[];
  draft: Draft;
  sentences: readonly Sentence[] | undefined;
}

function openRuns(engine: Engine, runs: readonly Run[]): Stretch[] {
  let number = 0;
  return runs.map((run, r) => {
    const draft = createDraft(run.text, run.kept);
    const read = tagDraft(engine, draft, run);
    const place = { ahead: runs[r + 1]?.text.slice(0, 60) ?? "", inList: run.kind === "listItem", number };
    number += read.length;
    return { run, place, read, draft, sentences: read };
  });
}

/** Runs one stage of the rules on all prose. */
function runStage(engine: Engine, stretches: readonly Stretch[], rules: readonly Rule[], settings: Settings): void {
  // Changes of wording are many and of every level, so they make up for missing changes of other stages.
  const isShared = rules[0]!.stage === "wording";
  const levels = isShared ? settings.levels : { ...settings.levels, possible: settings.levels.general };
  const possible = proposeAll(engine, stretches, rules, { ...settings, levels }).map((found, r) =>
    chooseChanges(stretches[r]!.draft, found, levels.general, settings.seed),
  );
  const all = possible.flat();
  const made = new Set(isShared ? withinShare(all, levels) : all);
  stretches.forEach((stretch, r) => {
    const own = possible[r]!.filter((change) => made.has(change));
    makeChanges(stretch, pace(stretch.draft, sentencesOf(engine, stretch), own, settings.adding));
  });
}

function makeChanges(stretch: Stretch, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  stretch.draft = mend(applyChanges(stretch.draft, changes));
  stretch.sentences = undefined;
}

/** Returns the sentences of a range in its current draft; they are parsed only if a later stage needs them. */
function sentencesOf(engine: Engine, stretch: Stretch): readonly Sentence[] {
  stretch.sentences ??= tagDraft(engine, stretch.draft, stretch.run);
  return stretch.sentences;
}

/** Tags a draft's sentences; those that no stage has changed come from the cache. */
function tagDraft(engine: Engine, draft: Draft, { readings }: Run): Sentence[] {
  return engine.tag(maskKept(draft.text, draft.kept), 0, readings);
}

/** Returns the rules' proposals for each range of prose. */
function proposeAll(
  engine: Engine,
  stretches: readonly Stretch[],
  rules: readonly Rule[],
  settings: Settings,
): Candidate[][] {
  const said = new Map<string, number>();
  return stretches.map((stretch) => {
    const found = propose(engine, stretch, rules, said, settings);
    for (const [i, { words }] of stretch.read.entries())
      for (const { lemma } of words) said.set(lemma, stretch.place.number + i);
    return found;
  });
}

const none: readonly Candidate[] = [];

/** @param said by lemma, the number of the last sentence that contains the lemma before this range of prose */
function propose(
  engine: Engine,
  stretch: Stretch,
  rules: readonly Rule[],
  said: ReadonlyMap<string, number>,
  { all, mode, levels, seed, casual, story, register, barred }: Settings,
): Candidate[] {
  const {
    draft,
    run,
    place: { ahead, inList, number },
  } = stretch;
  const sentences = sentencesOf(engine, stretch);
  const pick = <T>(choices: readonly T[], position: number): T => choices[hash(seed, position) % choices.length]!;
  const allowed = new Map(rules.map((rule) => [rule, levelFor(rule, levels)]));
  const masked = rules.some(({ splits }) => splits) ? maskKept(draft.text, draft.kept) : "";
  const here = new Map<string, number>();
  const earlier: Earlier = { get: (lemma) => here.get(lemma) ?? said.get(lemma) };
  return sentences.flatMap((sentence, i) => {
    const place = { ahead, inList, said: earlier, number: number + i };
    const context = contextAt(draft.text, sentences, i, { mode, casual, story, pick, ...place });
    const proposals = proposalsOf(all, rules, context, (rule) => allowed.get(rule));
    const proposed = rules.flatMap((rule) => {
      const found = proposals(rule);
      // Nearly all rules propose nothing, which must not cost five empty lists each.
      if (found.length === 0) return none;
      return found
        .filter((proposal) => (proposal.level ?? rule.level) <= allowed.get(rule)!)
        .flatMap((proposal) => inLength(draft.text, rule, proposal, mode) ?? [])
        .flatMap((proposal) => withoutBarred(draft.text, proposal, barred) ?? [])
        .filter((proposal) => !isInRegister(draft.text, proposal, register, rule))
        .filter(({ parts }) => !rule.splits || areFullSentences(engine.tag, masked, sentence, parts, run.readings))
        .flatMap((proposal) => {
          const parts = chooseWording(engine, draft.text, sentence, rule, proposal, mode, seed);
          if (!parts) return [];
          return [
            {
              parts,
              rule: rule.id,
              reason: proposal.reason ?? rule.summary,
              level: isAskedFor(rule) ? 0 : (proposal.level ?? rule.level),
            },
          ];
        });
    });
    for (const { lemma } of sentence.words) here.set(lemma, number + i);
    return proposed;
  });
}

/**
 * Returns all edits with new group numbers, since each stretch of prose counts from 1 and numbers must be unique in the
 * text.
 */
function renumberGroups(runs: readonly (readonly Edit[])[]): Edit[] {
  let last = 0;
  return runs.flatMap((edits) => {
    const numbers = new Map<number, number>();
    return edits.map((edit) => {
      if (edit.group === undefined) return edit;
      if (!numbers.has(edit.group)) numbers.set(edit.group, ++last);
      return { ...edit, group: numbers.get(edit.group)! };
    });
  });
}
