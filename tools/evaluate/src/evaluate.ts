import type { Engine, Report } from "@rewright/engine";
import type { Syntax } from "@rewright/engine/syntax";
import { measureAlternatives } from "./alternatives.ts";
import { measureLevels } from "./depth/measure-levels.ts";
import { measureSigns } from "./depth/measure-signs.ts";
import { type Detector, measureDetector } from "./detector.ts";
import { measureEditing } from "./editing.ts";
import { mean } from "./figures.ts";
import type { GrammarChecker } from "./grammar-checker.ts";
import type { Material, Reference } from "./material.ts";
import { measureModes } from "./modes.ts";
import { measurePro, type ProFigures } from "./pro/measure-pro.ts";
import { measureReadings } from "./readings/measure-readings.ts";
import { latestReadings } from "./readings/strict-readings.ts";
import type { EngineFigures, Part, Results } from "./results.ts";
import type { Rewriter } from "./rewriters.ts";
import { measureSafety, type Safety } from "./safety.ts";
import { wordsPerSecond } from "./speed.ts";
import { measureParser } from "./syntax/measure-parser.ts";

/** The programs that an evaluation uses. */
export interface Tools {
  readonly engine: Engine;
  /** The engine's part-of-speech tagger and parser. */
  readonly syntax: Syntax;
  /** The rewriters to compare. The first is Humanize Lite. */
  readonly rewriters: readonly Rewriter[];
  readonly checker: GrammarChecker;
  /** The detector of machine-written prose; null if the engine has none. */
  readonly detector: Detector | null;
  /** Called with the name of each part of the evaluation when it begins. */
  readonly begin: (part: string) => void;
}

const sentencesForAlternatives = 200;

/** Runs the given parts of the evaluation, and returns what they measured. */
export async function evaluate(material: Material, only: readonly Part[], tools: Tools): Promise<Results> {
  const { engine, checker, detector } = tools;
  const runs = (part: Part): boolean => {
    if (only.includes(part)) tools.begin(part);
    return only.includes(part);
  };
  const engines: EngineFigures[] = [];
  for (const rewriter of tools.rewriters) engines.push(await measureEngine(material, only, rewriter, tools));
  const machineTexts = material.machine.map(({ text }) => text);
  const sources = material.references.map(({ source }) => source);
  return {
    engines,
    ...(runs("levels") && { levels: measureLevels(engine, machineTexts) }),
    ...(material.labelled.length > 0 && runs("signs") && { signs: measureSigns(engine, material.labelled) }),
    ...(runs("modes") && { modes: measureModes(engine, [...sources, ...material.passages]) }),
    ...(runs("alternatives") && {
      alternatives: await measureAlternatives(engine, machineTexts, sentencesForAlternatives, checker),
    }),
    ...(only.includes("readings") && {
      ...measureWrongChanges(material, tools),
      strictReadings: latestReadings(material.strictReadings),
    }),
    ...(only.includes("pro") && (await measureChecks(material, tools))),
    ...(detector !== null &&
      material.labelled.length > 0 &&
      runs("detector") && { detector: measureDetector(detector, material.labelled, material.machine) }),
    ...(only.includes("syntax") && (await measureTreebanks(material, tools))),
    ...(detector !== null && only.includes("speed") && { detectorSpeed: await wordsPerSecond(machineTexts, detector) }),
  };
}

function measureWrongChanges({ readings }: Material, { engine, begin }: Tools): Pick<Results, "readings"> {
  begin(readings ? "readings" : "readings is left out: there is no file readings/dev-standard.json");
  return readings ? { readings: measureReadings(engine, readings) } : {};
}

async function measureTreebanks({ treebanks }: Material, { syntax, begin }: Tools): Promise<Pick<Results, "syntax">> {
  begin(treebanks ? "syntax" : "syntax is left out: there is no folder treebank");
  return treebanks ? { syntax: await measureParser(syntax, treebanks) } : {};
}

async function measureChecks(
  { references, modelAnswers }: Material,
  { engine, begin }: Tools,
): Promise<{ pro?: ProFigures }> {
  begin(modelAnswers ? "pro" : "pro is left out: there is no folder model-answers");
  return modelAnswers ? { pro: await measurePro(engine, references, modelAnswers) } : {};
}

async function measureEngine(
  material: Material,
  only: readonly Part[],
  rewriter: Rewriter,
  { checker, detector, begin }: Tools,
): Promise<EngineFigures> {
  const runs = (part: Part): boolean => {
    if (only.includes(part)) begin(`${part}, ${rewriter.name}`);
    return only.includes(part);
  };
  const rewriteAll = (texts: readonly { text: string }[]) =>
    Promise.all(texts.map(({ text }) => rewriter.rewrite(text)));
  const safety = async (texts: readonly { name: string; text: string }[]): Promise<Safety> =>
    measureSafety(texts, await rewriteAll(texts), checker, detector);
  const { name, wordsPerSecond: goal, tokensPer1000Words } = rewriter;
  const measureTokens = async (): Promise<number> => {
    if (!only.includes("references")) await rewriteAll(material.references.map(({ source }) => ({ text: source })));
    return tokensPer1000Words!();
  };
  return {
    name,
    ...(runs("references") && {
      references: await measureReferences(material.references, rewriteAll, { checker, detector }),
    }),
    ...(runs("corpora") && {
      corpora: { machine: await safety(material.machine), human: await safety(material.human) },
    }),
    ...(tokensPer1000Words && runs("pro") && { tokensPer1000: await measureTokens() }),
    ...(goal !== undefined && runs("speed") && { speed: { figure: await speedOf(rewriter, material), goal } }),
  };
}

/**
 * Rewrites the passages for which there are editors' versions, and measures both closeness to these versions and
 * damage.
 */
async function measureReferences(
  references: readonly Reference[],
  rewriteAll: (texts: readonly { text: string }[]) => Promise<Report[]>,
  { checker, detector }: Pick<Tools, "checker" | "detector">,
): Promise<EngineFigures["references"]> {
  const sources = references.map(({ name, source }) => ({ name, text: source }));
  const reports = await rewriteAll(sources);
  const texts = reports.map(({ text }) => text);
  return {
    editing: measureEditing(references, texts),
    safety: await measureSafety(sources, reports, checker, detector),
    byModel: shareByModel(reports),
  };
}

/** Returns the share of sentences that a language model wrote, 0 to 1. */
function shareByModel(reports: readonly Report[]): number {
  const sentences = reports.flatMap((report) => report.sentences);
  return mean(sentences.map(({ writer }) => (writer === "pro" ? 1 : 0)));
}

function speedOf(rewriter: Rewriter, { machine }: Material): Promise<number> {
  const texts = machine.map(({ text }) => text);
  return wordsPerSecond(texts, (text) => rewriter.rewrite(text));
}
