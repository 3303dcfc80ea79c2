import { type Cut, chooseCuts, type Prose, shareFor } from "./choose/budget.ts";
import { chooseChanges } from "./choose/choose.ts";
import { inLength } from "./choose/length.ts";
import { mend } from "./choose/mend.ts";
import { pace } from "./choose/pace.ts";
import { hash } from "./choose/random.ts";
import { isInRegister, type Levels, levelFor, levelsOf, rulesOf } from "./choose/strength.ts";
import { isCasual } from "./choose/voice.ts";
import { chooseWording } from "./choose/wording.ts";
import { fewestWords, textLikeness } from "./classify/detect.ts";
import { parseBlocks } from "./document/blocks.ts";
import type { Block, Sentence } from "./document/document.ts";
import { applyChanges, createDraft, type Draft, toEdits } from "./document/draft.ts";
import { looksEnglish } from "./document/english.ts";
import type { Readings } from "./document/tagger.ts";
import type { Edit } from "./edit.ts";
import type { Engine } from "./engine.ts";
import { maskKept } from "./protect/mask.ts";
import { findRuns, type Run } from "./protect/runs.ts";
import { buildReport, unchangedReport, writtenBy } from "./report/build.ts";
import type { Mode, Report, RewriteOptions } from "./report/report.ts";
import { contextAt } from "./rules/context.ts";
import { proposalsOf } from "./rules/propose.ts";
import { type Context, type Earlier, type Rule, stages } from "./rules/rule.ts";
import { type Span, shift } from "./span.ts";
import { rollBack, toRegions } from "./verify/regions.ts";

/** How to rewrite: the options with their defaults, and the rules that they let run. */
interface Settings {
  readonly mode: Mode;
  readonly levels: Levels;
  readonly seed: number;
  readonly casual: boolean;
  /** The lemmas of the stretches of prose before this one, each with the number of the last sentence that has it. */
  readonly said: Map<string, number>;
  /** All rules that there are. */
  readonly all: readonly Rule[];
  /** Of them those that run in each stage, in the stages' order. */
  readonly rules: readonly (readonly Rule[])[];
  /** Those whose cuts are weighed over the whole text when all else is done. */
  readonly cuts: readonly Rule[];
  /** The ids of those that add words. */
  readonly adding: ReadonlySet<string>;
  /** The words and phrases of the mode's register. */
  readonly register: ReadonlySet<string>;
}

/**
 * Rewrites a text. Pure: the same engine version, text and options give the same report. Time and memory are linear
 * in the text's length.
 */
export function rewrite(engine: Engine, text: string, options: RewriteOptions = {}): Report {
  const rewriting = rewriteProse(engine, text, options);
  return rewriting ? reportOf(text, rewriting, "lite") : unchangedReport(text, parseBlocks(text));
}

/** A text whose prose has been through all stages, before its report is made. */
export interface Rewriting {
  readonly blocks: readonly Block[];
  readonly runs: readonly Run[];
  /** For each run: its sentences, as positions in the text. */
  readonly sentences: readonly (readonly Span[])[];
  /** For each run. */
  readonly drafts: readonly Draft[];
  readonly mode: Mode;
  readonly levels: Levels;
  readonly casual: boolean;
  /** How machine-like the text begins; null where it is too short to tell. */
  readonly likeness: number | null;
}

/** Takes a text's prose through all stages; undefined where it is not English. */
export function rewriteProse(engine: Engine, text: string, options: RewriteOptions): Rewriting | undefined {
  const { mode = "standard", tone = "neutral", spelling, level = 7, seed = 1, keep = [] } = options;
  const blocks = parseBlocks(text);
  if (!looksEnglish(text)) return undefined;

  const runs = findRuns(text, blocks, engine.tag, keep);
  const casual = isCasual(
    runs.map((run) => run.text),
    mode,
    tone,
  );
  const active = rulesOf(engine.rules, { mode, tone, spelling });
  const rules = stages.map((stage) => active.filter((rule) => rule.stage === stage));
  const likeness = likenessOf(engine, text);
  const levels = levelsOf(level, mode, likeness);
  const cuts = active.filter((rule) => rule.stage === "cuts");
  const adding = new Set(active.filter(({ adds }) => adds).map(({ id }) => id));
  const register = engine.registers[mode];
  const said = new Map<string, number>();
  const settings = { mode, levels, seed, casual, said, all: engine.rules, rules, cuts, adding, register };

  let number = 0;
  const rewritten = runs.map((run, r) => {
    const ahead = runs[r + 1]?.text.slice(0, 60) ?? "";
    const done = rewriteRun(engine, run, { ahead, inList: run.kind === "listItem", number }, settings);
    number += done.original.length;
    return done;
  });
  const drafts = cuts.length === 0 ? rewritten.map(({ draft }) => draft) : trim(engine, rewritten, levels.asked);
  return { blocks, runs, sentences: rewritten.map(({ original }) => original), drafts, mode, levels, casual, likeness };
}

/** Checks what was done against the original, takes back what fails, and says what is left. */
export function reportOf(
  text: string,
  { blocks, runs, sentences, drafts, mode }: Rewriting,
  writer: "lite" | "pro_local",
): Report {
  const regions = toRegions(
    sentences.flat(),
    renumberGroups(drafts.map((draft, r) => toEdits(draft, runs[r]!.offset))),
  );
  const kept = runs.flatMap((run) => run.kept.map((span) => shift(span, run.offset)));
  const checked = rollBack(text, regions, kept, mode === "shorten");
  return buildReport(text, blocks, kept, { ...checked, regions: writtenBy(writer, checked.regions) });
}

/** Characters that tell enough about a voice, some 2,000 words. */
const judged = 12_000;

/** How machine-like the text begins, or null where it is too short to tell, which most calls for one sentence are. */
function likenessOf(engine: Engine, text: string): number | null {
  const beginning = text.length <= judged ? text : text.slice(0, Math.max(0, text.lastIndexOf(" ", judged)));
  const words = beginning.match(/\S+/g)?.length ?? 0;
  return words < fewestWords ? null : textLikeness(engine, beginning);
}

/** Where a stretch of prose stands; the number is that of its first sentence. */
type Place = Pick<Context, "ahead" | "inList" | "number">;

/** A stretch of prose when all stages are done: its sentences in the whole original text, its draft, its cuts. */
interface Rewritten extends Prose {
  readonly original: readonly Span[];
}

/** Takes one stretch of prose through all stages. */
function rewriteRun(engine: Engine, run: Run, place: Place, settings: Settings): Rewritten {
  let draft = createDraft(run.text, run.kept);
  const readings: Readings = new Map();
  const read = tagDraft(engine, draft, readings);
  let sentences = read;
  const original = read.map((sentence) => shift({ start: sentence.start, end: sentence.end }, run.offset));
  for (const rules of settings.rules) {
    if (rules.length === 0) continue;
    const proposed = propose(engine, draft, sentences, rules, place, settings);
    const changes = pace(draft, sentences, chooseChanges(draft, proposed), settings.adding);
    if (changes.length === 0) continue;
    draft = mend(applyChanges(draft, changes));
    sentences = tagDraft(engine, draft, readings);
  }
  const cuts = settings.cuts.length === 0 ? [] : propose(engine, draft, sentences, settings.cuts, place, settings);
  for (const [i, { words }] of read.entries())
    for (const { lemma } of words) settings.said.set(lemma, place.number + i);
  return { original, draft, sentences, cuts };
}

/** Makes the cheapest cuts of the whole text until it is as short as the level asks for. */
function trim(engine: Engine, prose: readonly Prose[], level: number): Draft[] {
  const chosen = chooseCuts(engine.languageModel, prose, shareFor(level));
  return prose.map(({ draft }, r) => (chosen[r]!.length === 0 ? draft : mend(applyChanges(draft, chosen[r]!))));
}

/** Reads a draft's sentences; those that no stage changed are not read again. */
function tagDraft(engine: Engine, draft: Draft, readings: Readings): Sentence[] {
  return engine.tag(maskKept(draft.text, draft.kept), 0, readings);
}

function propose(
  engine: Engine,
  draft: Draft,
  sentences: readonly Sentence[],
  rules: readonly Rule[],
  { ahead, inList, number }: Place,
  { all, mode, levels, seed, casual, said, register }: Settings,
): Cut[] {
  const pick = <T>(choices: readonly T[], position: number): T => choices[hash(seed, position) % choices.length]!;
  const allowed = new Map(rules.map((rule) => [rule, levelFor(rule, levels)]));
  const here = new Map<string, number>();
  const earlier: Earlier = { get: (lemma) => here.get(lemma) ?? said.get(lemma) };
  return sentences.flatMap((sentence, i) => {
    const place = { ahead, inList, said: earlier, number: number + i };
    const context = contextAt(draft.text, sentences, i, { mode, casual, pick, ...place });
    const proposals = proposalsOf(all, rules, context, (rule) => allowed.get(rule));
    const proposed = rules.flatMap((rule) =>
      proposals(rule)
        .filter((proposal) => (proposal.level ?? rule.level) <= allowed.get(rule)!)
        .flatMap((proposal) => inLength(draft.text, rule, proposal, mode) ?? [])
        .filter((proposal) => !isInRegister(draft.text, proposal, register, rule))
        .flatMap((proposal) => {
          const parts = chooseWording(engine, draft.text, sentence, rule, proposal, seed);
          if (!parts) return [];
          return [
            {
              parts,
              rule: rule.id,
              reason: proposal.reason ?? rule.summary,
              worth: proposal.worth ?? 1,
              withNext: proposal.withNext ?? false,
            },
          ];
        }),
    );
    for (const { lemma } of sentence.words) here.set(lemma, number + i);
    return proposed;
  });
}

/** Groups are numbered within each run; here they become unique in the text. */
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
